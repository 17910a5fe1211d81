import type { InboxResource } from '#contracts/inbox.ts';
import { sql, type Statement } from './client.ts';
import { isOver, isQuarantined, tableOf } from './request-tables.ts';

/** A row without the patient: what is left is that there was a request, and when. */
function emptied(resource: InboxResource) {
  const written =
    resource === 'appointments'
      ? sql`first_name = '', last_name = '', phone = '', service = null, preferred_date = null, notes = null,
        visit_at = null`
      : sql`name = '', subject = null, message = ''`;
  return sql`${written}, language = null, email = null, email_key = null, body_hash = null, anonymized_at = now(),
    status = case when status = 'spam' then status else 'closed' end,
    updated_at = greatest(updated_at + interval '1 millisecond', date_trunc('milliseconds', now()))`;
}

/** What others have written about the requests in `changed`. */
const writtenAboutThem = () => sql`
  notes as (delete from request_notes where request_id in (select id from changed)),
  answers as (delete from request_answers where request_id in (select id from changed)),
  drafts as (delete from request_drafts where request_id in (select id from changed))`;

/**
 * Takes the patient out of one request at once; whoever still waits is not kept waiting. A second run changes nothing.
 * 1. `present`: whether there is such a request.
 * 2. `changed`: the emptied row, if it was not emptied before.
 * 3. `notes`, 4. `answers`, 5. `drafts`: what was written about it, gone.
 * 6. `event`: what the history says.
 */
export function anonymizeRequest(resource: InboxResource, id: string, adminId: string) {
  return sql<{ id: string }>`
    with present as (select id from ${tableOf(resource)} where id::text = ${id}),
    changed as (
      update ${tableOf(resource)} set ${emptied(resource)}, status_before = null, status_at = now()
      where id in (select id from present) and anonymized_at is null
      returning id
    ),
    ${writtenAboutThem()},
    event as (
      insert into request_events (resource, request_id, admin_id, kind)
      select ${resource}::text, id, ${adminId}::uuid, 'anonymized' from changed
    )
    select id from present`;
}

/**
 * The same for everything that has been over, closed or set aside as spam, for at least `days`, and for what has stayed open without any
 * change for `openDays`; at most `limit` rows. What a machine has set aside waits until a person has seen it.
 * 1. `changed`: the emptied rows.
 * 2. `notes`, 3. `answers`, 4. `drafts`: what was written about them, gone.
 * 5. `event`: what the history says.
 */
export function anonymizeOld(
  resource: InboxResource,
  { days, openDays }: { days: number; openDays: number },
  limit: number,
) {
  return sql<{ id: string }>`
    with changed as (
      update ${tableOf(resource)} set ${emptied(resource)}
      where id in (
        select id from ${tableOf(resource)}
        where anonymized_at is null and case
          when ${isOver()} then status_at <= now() - interval '1 day' * ${days}::int
            and not ${isQuarantined()}
          else updated_at <= now() - interval '1 day' * ${openDays}::int end
        limit ${limit}::int for update skip locked)
      returning id
    ),
    ${writtenAboutThem()},
    event as (
      insert into request_events (resource, request_id, kind)
      select ${resource}::text, id, 'anonymized' from changed
    )
    select id from changed`;
}

/**
 * Mail that has left or was given up long ago, sessions long over, texts nobody finished or about a patient who is gone, and counters
 * nobody asks for any more.
 */
export function forgetTraces(): Statement {
  return sql`
    with mail as (delete from outbox where coalesce(sent_at, failed_at) < now() - interval '30 days'),
    drafts as (delete from request_drafts draft where saved_at < now() - interval '7 days'
      or exists (select from appointments where id = draft.request_id and anonymized_at is not null)
      or exists (select from contacts where id = draft.request_id and anonymized_at is not null)),
    sessions as (delete from admin_sessions where coalesce(ended_at, expires_at) < now() - interval '30 days')
    delete from throttle_counters
    where updated_at < now() - interval '2 days' and until < now() - interval '1 day'`;
}
