import * as z from 'zod/mini';
import type { ServiceChoice } from './appointment.ts';
import type { Language } from './language.ts';
import type { RequestMail } from './mail.ts';
import type { RequestDrafts } from './request-draft.ts';
import { requestStatuses, type RequestStatus } from './request-status.ts';
import type { Colleague } from './session.ts';
import { optionalText, shapedText } from './text.ts';

/** What staff see of requests and messages, and what they may change. Instants are ISO 8601 UTC. */
export type InboxResource = 'appointments' | 'contacts';
export const requestsPerPage = 50;
export const noteLimit = 2_000;

/**
 * What the list can be narrowed to, beside a status. `open` is whatever still needs somebody, `late` what was promised for
 * earlier, `again` whoever is to be called once more by now, `new` what nobody has answered, newest first, `today` who comes
 * today, `done` what is declined or closed, `unsent` what a mail could not be sent about.
 */
const inboxViews = ['open', 'late', 'again', 'new', 'today', 'done', 'unsent', 'all'] as const;
export type InboxFilter = (typeof inboxViews)[number] | RequestStatus;

export function isInboxFilter(text: string): text is InboxFilter {
  return ([...inboxViews, ...requestStatuses] as readonly string[]).includes(text);
}

interface InboxItemBase {
  id: string;
  reference: string;
  /** Null where it was taken at the desk without one, and once anonymized. */
  email: string | null;
  status: RequestStatus;
  /** Where one step back leads, if it has come a step. */
  statusBefore: RequestStatus | null;
  source: 'site' | 'desk';
  /** The language of the form it came from; null where that is not known, and once anonymized. */
  language: Language | null;
  /** Until when a first answer was promised. */
  dueAt: string;
  /** When a contacted one is to be called again. */
  tryAgainAt: string | null;
  /** Who looks after it. */
  assignee: Colleague | null;
  createdAt: string;
  updatedAt: string;
  /** When somebody first opened it. */
  firstSeenAt: string | null;
  anonymizedAt: string | null;
}

export interface AppointmentItem extends InboxItemBase {
  firstName: string;
  lastName: string;
  phone: string;
  service: ServiceChoice | null;
  preferredDate: string | null;
  notes: string | null;
  /** When they come, once that is agreed upon. */
  visitAt: string | null;
}

interface ContactItem extends InboxItemBase {
  name: string;
  subject: string | null;
  message: string;
}

export type InboxItem = AppointmentItem | ContactItem;

export interface InboxEvent {
  kind:
    | 'received'
    | 'entered'
    | 'seen'
    | 'status'
    | 'note'
    | 'exported'
    | 'anonymized'
    | 'no-answer'
    | 'assigned'
    | 'mail-retried'
    | 'answered'
    | 'visit-set'
    | 'visit-removed';
  fromStatus: RequestStatus | null;
  toStatus: RequestStatus | null;
  /** Who of us; null for the patient and for the clock. */
  by: string | null;
  /** Whom it was given to. */
  givenTo: string | null;
  /** What was mailed to the patient; gone with the rest of their data. */
  answer: { subject: string; text: string } | null;
  at: string;
}

export interface InboxNote {
  id: string;
  text: string;
  by: string | null;
  at: string;
}

export type InboxDetail = InboxItem & {
  history: InboxEvent[];
  internalNotes: InboxNote[];
  /** What was, or is to be, mailed about it, to us and to the patient. */
  mails: RequestMail[];
  /** What the reader has half written about it. */
  drafts: RequestDrafts;
};

/** Counting by the clock ends here: more than so many late ones are shown as `1000`. */
export const countedAtMost = 1_000;

export interface InboxCounts {
  unread: number;
  late: number;
  /** Unread, late, or both: what somebody has to look at now. */
  urgent: number;
  open: number;
  /** Nobody has answered yet. */
  new: number;
  /** Contacted, and waiting for the patient or for another call. */
  waiting: number;
  /** Of those, whom to call again by now. */
  again: number;
  confirmed: number;
  done: number;
  quarantine: number;
}

/** Somebody else who has a request open just now. */
interface RequestViewer {
  requestId: string;
  name: string;
}

export interface InboxSummary extends Record<InboxResource, InboxCounts> {
  /** Another one means that something has changed since. */
  version: string;
  viewers: RequestViewer[];
}

/** What needs somebody today, beside the inbox's own counts. */
export interface TodayFigures {
  /** Who is confirmed for today. */
  visits: number;
  postsDue: number;
  drafts: number;
  unsentMails: number;
}

const isId = (text: string) => z.uuid().safeParse(text).success;
const searchLimit = 200;
export const inboxSearchSchema = z.object({
  q: z.pipe(
    optionalText({ max: searchLimit, tooLong: 'This search is too long.' }),
    z.transform((text) => text ?? ''),
  ),
  status: z._default(z.enum([...inboxViews, ...requestStatuses, ''], 'This is no status we know.'), ''),
  page: z._default(z.int('page is a number.').check(z.gte(1), z.lte(10_000)), 1),
  /** With what staff have noted: for paper. */
  withNotes: z._default(z.boolean('withNotes is true or false.'), false),
  /** What the page shows already and goes on showing: given as it is now, whether it is still found or not. */
  keep: z._default(z.array(shapedText('keep holds ids.', isId)).check(z.maxLength(2 * requestsPerPage)), []),
});
export type InboxSearchBody = z.output<typeof inboxSearchSchema>;

/** An item of a list; `internalNotes` where they were asked for. */
export type FoundItem = InboxItem & { internalNotes?: InboxNote[] };

export interface InboxFindings {
  items: FoundItem[];
  kept: InboxItem[];
  total: number;
}

const isInstant = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;
const longestPauseMs = 60 * 86_400_000;

const furthestVisitMs = 2 * 366 * 86_400_000;

/** A visit may be written down on its day, and before that two years ahead. */
function isVisitTime(text: string): boolean {
  const ahead = isInstant(text) ? Date.parse(text) - Date.now() : Number.NaN;
  return ahead > -86_400_000 && ahead <= furthestVisitMs;
}

function isSoon(text: string): boolean {
  const pause = isInstant(text) ? Date.parse(text) - Date.now() : 0;
  return pause > 0 && pause <= longestPauseMs;
}

export const requestChangeSchema = z
  .object({
    status: z.optional(z.enum(requestStatuses, 'This is no status we know.')),
    note: optionalText({
      max: noteLimit,
      tooLong: `Please use at most ${noteLimit} characters.`,
      multiline: true,
    }),
    /** Called, and nobody answered: when to try again. */
    tryAgainAt: z.optional(shapedText('The next try is within the next 60 days.', isSoon)),
    /** When a confirmed patient comes; null for no time that is known. */
    visitAt: z.optional(z.nullable(shapedText('A visit is within the next two years.', isVisitTime))),
    /** The account that looks after it; null gives it back. */
    assigneeId: z.optional(z.nullable(shapedText('assigneeId is the id of an account.', isId))),
    /** The `updatedAt` last seen: a newer change in between is a conflict. Without it the last write wins. */
    updatedAt: z.optional(shapedText('updatedAt is an instant, as given.', isInstant)),
  })
  .check(
    z.refine(
      ({ status, note, tryAgainAt, assigneeId, visitAt }) =>
        note !== null || [status, tryAgainAt, assigneeId, visitAt].some((given) => given !== undefined),
      'Nothing to change was sent.',
    ),
    z.refine(
      ({ status, tryAgainAt }) => status === undefined || tryAgainAt === undefined,
      'A status and another try are two things.',
    ),
    z.refine(
      ({ visitAt, status, tryAgainAt }) =>
        visitAt === undefined || (tryAgainAt === undefined && (status ?? 'confirmed') === 'confirmed'),
      'Only who is confirmed has a visit.',
    ),
  );
export type RequestChange = z.output<typeof requestChangeSchema>;
