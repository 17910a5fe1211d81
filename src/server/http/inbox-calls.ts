import * as z from 'zod/mini';
import type { Appointment } from '#contracts/appointment.ts';
import { deskMessageSchema, type ContactMessage } from '#contracts/contact-message.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { todaysDeskSchema } from '#server/domain/requests/schemas-of-today.ts';
import { fieldProblem, problem, retryLater } from './answers.ts';
import { jsonBody, type BodyReader } from './body.ts';

/** What the calls of the inbox have in common: requests and messages are handled alike, under two addresses. */
export function resourceOf(url: URL): InboxResource {
  return url.pathname.startsWith('/api/admin/contacts') ? 'contacts' : 'appointments';
}

/** A request or a message, as the address says. */
export const deskEntryBody: BodyReader<Appointment | ContactMessage> = {
  get content() {
    return { 'application/json': z.union([todaysDeskSchema(), deskMessageSchema]) };
  },
  read: (request) => {
    const isMessage = resourceOf(new URL(request.url)) === 'contacts';
    return jsonBody<z.core.$ZodType<Appointment | ContactMessage>>(
      isMessage ? deskMessageSchema : todaysDeskSchema(),
    ).read(request);
  },
};

export function unknownStatus(): Response {
  return fieldProblem(400, 'status', 'This is no status we know.');
}

export function noSuchRequest(): Response {
  return problem(404, 'There is no such request.');
}

export function noSuchAssignee(): Response {
  return fieldProblem(400, 'assigneeId', 'There is no such account.');
}

export function noVisitOfMessages(): Response {
  return fieldProblem(400, 'visitAt', 'A message has no visit.');
}

/** What kept a request taken at the desk from being stored. */
export function deskAnswer(outcome: 'key-reused' | 'too-many' | 'unavailable'): Response {
  if (outcome === 'unavailable')
    return retryLater(503, 'We cannot save this right now. Please try again in a moment.', 10);
  return problem(409, 'This request is stored already.');
}

/** The name under which the present state is given. */
const memberOf = (resource: InboxResource) => (resource === 'contacts' ? 'contact' : 'appointment');

export function changeRefused(
  reason: 'conflict' | 'not-allowed',
  resource: InboxResource,
  item: unknown,
): Response {
  const error =
    reason === 'conflict'
      ? 'This is a conflict: somebody changed this after you opened it.'
      : 'This status cannot follow the present one.';
  return problem(409, error, { extra: { code: reason, [memberOf(resource)]: item } });
}

const answerRefusals = {
  'key-reused': { status: 422, error: 'Another answer was sent under this id.' },
  'no-address': { status: 409, error: 'This request has no email address. Please call instead.' },
  'not-allowed': {
    status: 409,
    error: 'This was set aside as spam. Make it a request again before you answer it.',
  },
  'no-visit': { status: 409, error: 'There is no confirmed date and time to send along.' },
  conflict: { status: 409, error: 'This is a conflict: somebody changed this after you opened it.' },
} as const;

export function answerRefused(
  reason: keyof typeof answerRefusals,
  resource: InboxResource,
  item: unknown,
): Response {
  const { status, error } = answerRefusals[reason];
  return problem(status, error, { extra: { code: reason, [memberOf(resource)]: item } });
}
