import * as z from 'zod/mini';
import { isInstant } from './instant.ts';
import { requestStatuses, type RequestStatus } from './request-status.ts';
import { atMost, optionalText, shapedText } from './text.ts';
import { isUuid } from './uuid.ts';

/** What staff see of requests and messages, and what they may change. Instants are ISO 8601 UTC. */
export const inboxResources = ['appointments', 'contacts'] as const;
export type InboxResource = (typeof inboxResources)[number];
export const requestsPerPage = 50;
/** In characters, as `textLength` counts them. */
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

/** Counting by the clock ends here: more than so many late ones are shown as `1000`. */
export const countedAtMost = 1_000;

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
  keep: z._default(
    z.array(shapedText('keep holds ids.', isUuid)).check(z.maxLength(2 * requestsPerPage)),
    [],
  ),
});
export type InboxSearchBody = z.output<typeof inboxSearchSchema>;

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
    note: optionalText({ ...atMost(noteLimit), multiline: true }),
    /** Called, and nobody answered: when to try again. */
    tryAgainAt: z.optional(shapedText('The next try is within the next 60 days.', isSoon)),
    /** When a confirmed patient comes; null for no time that is known. */
    visitAt: z.optional(z.nullable(shapedText('A visit is within the next two years.', isVisitTime))),
    /** The account that looks after it; null gives it back. */
    assigneeId: z.optional(z.nullable(shapedText('assigneeId is the id of an account.', isUuid))),
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
