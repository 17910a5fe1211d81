import * as z from 'zod/mini';
import { serviceChoices } from '../appointment.ts';
import { inboxResources } from '../inbox.ts';
import { languages } from '../language.ts';
import { requestStatuses } from '../request-status.ts';
import { requestMailShape } from './mail.ts';
import { problemShape } from './problem.ts';
import { requestDraftsShape } from './request-draft.ts';
import { colleagueShape } from './session.ts';

const itemBaseShape = z.strictObject({
  id: z.string(),
  reference: z.string(),
  /** Null where it was taken at the desk without one, and once anonymized. */
  email: z.nullable(z.string()),
  status: z.enum(requestStatuses),
  /** Where one step back leads, if it has come a step. */
  statusBefore: z.nullable(z.enum(requestStatuses)),
  source: z.enum(['site', 'desk']),
  /** The language of the form it came from; null where that is not known, and once anonymized. */
  language: z.nullable(z.enum(languages)),
  /** Until when a first answer was promised. */
  dueAt: z.iso.datetime(),
  /** When a contacted one is to be called again. */
  tryAgainAt: z.nullable(z.iso.datetime()),
  /** Who looks after it. */
  assignee: z.nullable(colleagueShape),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When somebody first opened it. */
  firstSeenAt: z.nullable(z.iso.datetime()),
  anonymizedAt: z.nullable(z.iso.datetime()),
});

const appointmentItemShape = z.extend(itemBaseShape, {
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  service: z.nullable(z.enum(serviceChoices)),
  preferredDate: z.nullable(z.iso.date()),
  notes: z.nullable(z.string()),
  /** When they come, once that is agreed upon. */
  visitAt: z.nullable(z.iso.datetime()),
});
export type AppointmentItem = z.output<typeof appointmentItemShape>;

const contactItemShape = z.extend(itemBaseShape, {
  name: z.string(),
  subject: z.nullable(z.string()),
  message: z.string(),
});

export const inboxItemShape = z.union([appointmentItemShape, contactItemShape]);
export type InboxItem = z.output<typeof inboxItemShape>;

const eventKinds = [
  'received',
  'entered',
  'seen',
  'status',
  'note',
  'exported',
  'anonymized',
  'no-answer',
  'assigned',
  'mail-retried',
  'answered',
  'visit-set',
  'visit-removed',
] as const;

const inboxEventShape = z.strictObject({
  kind: z.enum(eventKinds),
  fromStatus: z.nullable(z.enum(requestStatuses)),
  toStatus: z.nullable(z.enum(requestStatuses)),
  /** Who of us; null for the patient and for the clock. */
  by: z.nullable(z.string()),
  /** Whom it was given to. */
  givenTo: z.nullable(z.string()),
  /** What was mailed to the patient; gone with the rest of their data. */
  answer: z.nullable(z.strictObject({ subject: z.string(), text: z.string() })),
  at: z.iso.datetime(),
});
export type InboxEvent = z.output<typeof inboxEventShape>;

const inboxNoteShape = z.strictObject({
  id: z.string(),
  text: z.string(),
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
});
export type InboxNote = z.output<typeof inboxNoteShape>;

const detailMembers = {
  history: z.array(inboxEventShape),
  internalNotes: z.array(inboxNoteShape),
  /** What was, or is to be, mailed about it, to us and to the patient. */
  mails: z.array(requestMailShape),
  /** What the reader has half written about it. */
  drafts: requestDraftsShape,
};
export const inboxDetailShape = z.union([
  z.extend(appointmentItemShape, detailMembers),
  z.extend(contactItemShape, detailMembers),
]);
export type InboxDetail = z.output<typeof inboxDetailShape>;

/** What keeps a change or an answer from being made: the request as it is now, under its name. */
export const requestConflictShape = z.extend(problemShape, {
  appointment: z.exactOptional(inboxItemShape),
  contact: z.exactOptional(inboxItemShape),
});

/** Which list a reference stands in. */
export const locatedRequestShape = z.strictObject({ resource: z.enum(inboxResources), id: z.string() });

const inboxCountsShape = z.strictObject({
  unread: z.int(),
  late: z.int(),
  /** Unread, late, or both: what somebody has to look at now. */
  urgent: z.int(),
  open: z.int(),
  /** Nobody has answered yet. */
  new: z.int(),
  /** Contacted, and waiting for the patient or for another call. */
  waiting: z.int(),
  /** Of those, whom to call again by now. */
  again: z.int(),
  confirmed: z.int(),
  done: z.int(),
  quarantine: z.int(),
});
export type InboxCounts = z.output<typeof inboxCountsShape>;

export const inboxSummaryShape = z.strictObject({
  appointments: inboxCountsShape,
  contacts: inboxCountsShape,
  /** Another one means that something has changed since. */
  version: z.string(),
  /** Whoever else has a request open just now. */
  viewers: z.array(z.strictObject({ requestId: z.string(), name: z.string() })),
});
export type InboxSummary = z.output<typeof inboxSummaryShape>;

/** What needs somebody today, beside the inbox's own counts. */
export const todayFiguresShape = z.strictObject({
  /** Who is confirmed for today. */
  visits: z.int(),
  postsDue: z.int(),
  drafts: z.int(),
  unsentMails: z.int(),
});
export type TodayFigures = z.output<typeof todayFiguresShape>;

/** An item of a list; `internalNotes` where they were asked for. */
const askedNotes = { internalNotes: z.exactOptional(z.array(inboxNoteShape)) };
const foundItemShape = z.union([
  z.extend(appointmentItemShape, askedNotes),
  z.extend(contactItemShape, askedNotes),
]);
export type FoundItem = z.output<typeof foundItemShape>;

export const inboxFindingsShape = z.strictObject({
  items: z.array(foundItemShape),
  kept: z.array(inboxItemShape),
  total: z.int(),
});
export type InboxFindings = z.output<typeof inboxFindingsShape>;
