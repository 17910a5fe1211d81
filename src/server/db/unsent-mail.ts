import type { RequestMail, UnsentMail } from '#contracts/answers/mail.ts';
import { sql, type Dated, type StaffActor } from './client.ts';

/** How long a mail that could not be sent is told about. */
const unsentDays = 7;

/**
 * Mail that was given up lately, as long as it matters: a notice until somebody has answered, an answer until its
 * request is settled, a digest until the next one has left, a link until it is over.
 */
export const unsentMail = () => sql`
  select mail.id, mail.kind, mail.resource, mail.request_id, mail.failure, mail.failed_at,
    coalesce(appointments.reference, contacts.reference) as reference, account.name
  from outbox mail
  left join appointments on mail.resource = 'appointments' and appointments.id = mail.request_id
  left join contacts on mail.resource = 'contacts' and contacts.id = mail.request_id
  left join account_links link on link.id = mail.link_id and link.used_at is null and link.expires_at > now()
  left join admin_users account on account.id = link.admin_id
  where mail.failed_at > now() - interval '1 day' * ${unsentDays}::int and case
    when mail.kind = 'answer' then coalesce(appointments.status, contacts.status) in ('pending', 'contacted', 'confirmed')
    when mail.request_id is not null then coalesce(appointments.status, contacts.status) = 'pending'
    when mail.kind = 'digest' then not exists (
      select from outbox later where later.kind = 'digest' and later.sent_at > mail.failed_at)
    else account.id is not null end`;

export function selectUnsentMails(limit: number) {
  return sql<Dated<UnsentMail, 'failedAt'>>`
    select id, kind, reference, name, failure, failed_at as "failedAt" from (${unsentMail()}) as unsent
    order by failed_at desc, id limit ${limit}::int`;
}

/** Every mail about one request, the oldest first. */
export function selectMailsAbout(requestId: string) {
  return sql<Dated<RequestMail, 'at'>>`
    select id, kind, failure, coalesce(sent_at, failed_at, due_at) as at,
      case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end as state
    from outbox where request_id = ${requestId}::uuid order by created_at, id`;
}

/**
 * Due at once, with all its tries before it; who wanted that is written down. A mail that is under way or has left stays as
 * it is, so a second press changes nothing. No row where there is no such mail.
 */
export function retryMail(id: string, actor: StaffActor) {
  return sql<{ id: string }>`
    with retried as (
      update outbox set failed_at = null, failure = null, attempts = 0, due_at = now(), leased_until = null
      where id = ${id}::uuid and sent_at is null and failure is not null
        and (leased_until is null or leased_until < now())
      returning id, resource, request_id
    ),
    event as (
      insert into request_events (resource, request_id, admin_id, kind)
      select resource, request_id, ${actor.id}::uuid, 'mail-retried' from retried where request_id is not null
    ),
    entry as (
      insert into audit_log (actor_id, network, action, subject, subject_id)
      select ${actor.id}::uuid, ${actor.network}::text, 'mail.retried', 'outbox', id from retried
      where request_id is null
    )
    select id from outbox where id = ${id}::uuid`;
}
