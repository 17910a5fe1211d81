import { sql } from './client.ts';

/** Appointment requests and messages share their way through the house; only what the patient writes differs. */
export type RequestResource = 'appointments' | 'contacts';

/** Whose rows a statement is about; the names are ours, never a caller's. */
export function tableOf(resource: RequestResource) {
  return resource === 'appointments' ? sql`appointments` : sql`contacts`;
}

/** What the patient wrote, under the names of the wire. */
export function contentColumns(resource: RequestResource) {
  return resource === 'appointments'
    ? sql`first_name as "firstName", last_name as "lastName", email, phone, service,
        preferred_date::text as "preferredDate", notes`
    : sql`name, email, subject, message`;
}

/** One text to search in, lower case. */
export function searchedText(resource: RequestResource) {
  return resource === 'appointments'
    ? sql`lower(concat_ws(' ', reference, first_name, last_name, email, phone, notes))`
    : sql`lower(concat_ws(' ', reference, name, email, subject, message))`;
}

/** Waiting for a first answer for longer than promised. */
export const isLate = () => sql`(status = 'pending' and due_at < now())`;
export const isUnread = () => sql`(status = 'pending' and first_seen_at is null)`;
