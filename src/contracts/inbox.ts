import * as z from 'zod/mini';
import type { ServiceChoice } from './appointment.ts';
import { requestStatuses, type RequestStatus } from './request-status.ts';
import { optionalText, shapedText } from './text.ts';

/** What staff see of requests and messages, and what they may change. Instants are ISO 8601 UTC. */
export type InboxResource = 'appointments' | 'contacts';
export const requestsPerPage = 50;
export const noteLimit = 2_000;

/** What the list can be narrowed to, beside a status. `open` is whatever still needs somebody. */
const inboxViews = ['open', 'late', 'all'] as const;
export type InboxFilter = (typeof inboxViews)[number] | RequestStatus;

export function isInboxFilter(text: string): text is InboxFilter {
  return ([...inboxViews, ...requestStatuses] as readonly string[]).includes(text);
}

interface InboxItemBase {
  id: string;
  reference: string;
  /** Null where it was taken at the desk without one, and once anonymised. */
  email: string | null;
  status: RequestStatus;
  /** Where one step back leads, if it has come a step. */
  statusBefore: RequestStatus | null;
  source: 'site' | 'desk';
  dueAt: string;
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
}

interface ContactItem extends InboxItemBase {
  name: string;
  subject: string | null;
  message: string;
}

export type InboxItem = AppointmentItem | ContactItem;

export interface InboxEvent {
  kind: 'received' | 'entered' | 'seen' | 'status' | 'note' | 'exported' | 'anonymized';
  fromStatus: RequestStatus | null;
  toStatus: RequestStatus | null;
  /** E-mail of the account; null for the patient and for the clock. */
  by: string | null;
  at: string;
}

export interface InboxNote {
  id: string;
  text: string;
  by: string | null;
  at: string;
}

export type InboxDetail = InboxItem & { history: InboxEvent[]; internalNotes: InboxNote[] };

interface InboxCounts {
  unread: number;
  late: number;
  /** Unread, late, or both: what somebody has to look at now. */
  urgent: number;
  open: number;
}
export type InboxSummary = Record<InboxResource, InboxCounts>;

const isInstant = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;

export const requestChangeSchema = z
  .object({
    status: z.optional(z.enum(requestStatuses, 'This is no status we know.')),
    note: optionalText({
      max: noteLimit,
      tooLong: `Please use at most ${noteLimit} characters.`,
      multiline: true,
    }),
    /** The `updatedAt` last seen: a newer change in between is a conflict. Without it the last write wins. */
    updatedAt: z.optional(shapedText('updatedAt is an instant, as given.', isInstant)),
  })
  .check(
    z.refine(({ status, note }) => status !== undefined || note !== null, 'Nothing to change was sent.'),
  );
export type RequestChange = z.output<typeof requestChangeSchema>;
