import type { InboxResource } from '#contracts/inbox.ts';
import { finalStatuses } from '#contracts/request-status.ts';
import { sql } from './client.ts';

/** Whose rows a statement is about; the names are ours, never a caller's. */
export function tableOf(resource: InboxResource) {
  return resource === 'appointments' ? sql`appointments` : sql`contacts`;
}

/** Of a row: nothing is to come any more. */
export const isOver = () => sql`status = any(${[...finalStatuses]}::text[])`;

/** Of a row: set aside by a machine and looked at by nobody; what a person called spam is settled. */
export const isQuarantined = () =>
  sql`(status = 'spam' and status_before is null and first_seen_at is null and anonymized_at is null)`;

/** What the patient wrote, under the names of the wire. */
function contentColumns(resource: InboxResource) {
  return resource === 'appointments'
    ? sql`first_name as "firstName", last_name as "lastName", email, phone, service,
        preferred_date::text as "preferredDate", notes, visit_at as "visitAt"`
    : sql`name, email, subject, message`;
}

/** Everything the desk shows in a list; to be selected from the table alone. */
export function itemColumns(resource: InboxResource) {
  return sql`id, reference, ${contentColumns(resource)}, status, status_before as "statusBefore", source, language,
    due_at as "dueAt", retry_at as "tryAgainAt", created_at as "createdAt", updated_at as "updatedAt",
    first_seen_at as "firstSeenAt", anonymized_at as "anonymizedAt",
    (select json_build_object('id', staff.id, 'name', staff.name) from admin_users staff
      where staff.id = assigned_to) as assignee`;
}
