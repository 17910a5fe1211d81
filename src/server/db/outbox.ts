import type { MailFailure, MailKind } from '#contracts/answers/mail.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import type { Language } from '#contracts/language.ts';
import { sql, type Statement } from './client.ts';
import { isOver, isQuarantined } from './request-tables.ts';
import { unsentMail } from './unsent-mail.ts';

export interface DueMail {
  id: string;
  kind: MailKind;
  resource: InboxResource | null;
  /** Null for a digest. */
  reference: string | null;
  attempts: number;
  /** The patient's or the colleague's; none once the request is anonymised, or the link is over. */
  email: string | null;
  /** The one the patient wrote in, where it is known. */
  language: Language | null;
  /** Of a link: its row, and what its holder is called. */
  linkId: string | null;
  name: string | null;
  /** Of an answer: what staff wrote. */
  subject: string | null;
  text: string | null;
  /** The visit it carries, when it was written, and how many answers about a visit came before it. */
  visitAt: Date | null;
  writtenAt: Date | null;
  sequence: number;
  requestId: string | null;
}

/** How long a sender may take before another one tries; longer than any function lives. */
const leaseSeconds = 120;

/**
 * Takes up to `limit` due rows for this run alone: another run at the same time skips them, and one that is killed
 * leaves them to whoever comes after the lease.
 */
export function claimDueMail(limit: number) {
  return sql<DueMail>`
    with claimed as (
      update outbox set leased_until = now() + interval '1 second' * ${leaseSeconds}::int, attempts = attempts + 1
      where id in (
        select id from outbox
        where sent_at is null and failed_at is null and due_at <= now()
          and (leased_until is null or leased_until < now())
        order by due_at limit ${limit}::int for update skip locked)
      returning id, kind, resource, request_id, link_id, answer_id, attempts
    )
    select claimed.id, claimed.kind, claimed.resource, claimed.attempts, link.id as "linkId", account.name,
      coalesce(appointments.reference, contacts.reference) as reference,
      coalesce(appointments.language, contacts.language) as language,
      claimed.request_id as "requestId", answer.subject, answer.text, answer.visit_at as "visitAt",
      answer.at as "writtenAt", (
        select count(*)::int from request_answers former
        where former.request_id = claimed.request_id and former.visit_at is not null and former.at < answer.at
      ) as sequence,
      case when claimed.kind in ('acknowledgement', 'answer') then coalesce(appointments.email, contacts.email)
        else account.email end as email
    from claimed
    left join appointments on claimed.resource = 'appointments' and appointments.id = claimed.request_id
    left join contacts on claimed.resource = 'contacts' and contacts.id = claimed.request_id
    left join request_answers answer on answer.id = claimed.answer_id
    left join account_links link on link.id = claimed.link_id and link.used_at is null and link.expires_at > now()
    left join admin_users account on account.id = link.admin_id`;
}

/** Nothing more is done about it, and what went wrong before is forgotten. */
export function markSent(id: string): Statement {
  return sql`
    update outbox set sent_at = now(), leased_until = null, failure = null where id = ${id}::uuid and sent_at is null`;
}

/** Given back, to be tried again later; a pause of `null` gives it up. */
export function markUnsent(id: string, failure: MailFailure, pauseMinutes: number | null): Statement {
  return sql`
    update outbox set leased_until = null, failure = ${failure}::text,
      due_at = now() + interval '1 minute' * coalesce(${pauseMinutes}::int, 0),
      failed_at = case when ${pauseMinutes}::int is null then now() end
    where id = ${id}::uuid and sent_at is null`;
}

/** Open for so long that its data goes by itself within `warningDays`. */
const isExpiring = ({ openDays, warningDays }: Retention) =>
  sql`(not ${isOver()} and anonymized_at is null
    and updated_at <= now() - interval '1 day' * (${openDays}::int - ${warningDays}::int))`;

export interface Retention {
  openDays: number;
  warningDays: number;
}

/** When the next mail is due, or the next request becomes late after `now`, whichever comes first; null where nothing waits. */
export function selectNextWork(now: Date) {
  return sql<{ at: Date | null }>`
    select least(
      (select min(greatest(due_at, leased_until)) from outbox where sent_at is null and failed_at is null),
      (select min(work_due) from appointments where status = 'pending' and work_due > ${now}::timestamptz),
      (select min(work_due) from contacts where status = 'pending' and work_due > ${now}::timestamptz)) as at`;
}

/** One digest per day of the office, only where there is something to tell; a second call changes nothing. */
export function queueDigest(date: string, retention: Retention): Statement {
  return sql`
    insert into outbox (kind, cause)
    select 'digest', 'digest:' || ${date}::text
    where exists (select from appointments where status = 'pending' and due_at < now())
      or exists (select from contacts where status = 'pending' and due_at < now())
      or exists (select from outbox where failed_at > now() - interval '1 day')
      -- What a machine has set aside since yesterday: a person looks whether it is one of ours.
      or exists (select from appointments where ${isQuarantined()} and created_at > now() - interval '1 day')
      or exists (select from contacts where ${isQuarantined()} and created_at > now() - interval '1 day')
      or exists (select from appointments where ${isExpiring(retention)})
      or exists (select from contacts where ${isExpiring(retention)})
    on conflict (cause) do nothing`;
}

export interface DigestFigures {
  late: number;
  waiting: number;
  quarantined: number;
  unsent: number;
  /** Open for so long that the data will be removed soon. */
  expiring: number;
}

export function selectDigestFigures(retention: Retention) {
  return sql<DigestFigures>`
    with everything as (
      select status, due_at, ${isQuarantined()} as is_quarantined from appointments where status in ('pending', 'spam')
      union all
      select status, due_at, ${isQuarantined()} from contacts where status in ('pending', 'spam')
    )
    select count(*) filter (where status = 'pending' and due_at < now())::int as late,
      count(*) filter (where status = 'pending')::int as waiting,
      count(*) filter (where is_quarantined)::int as quarantined,
      (select count(*)::int from (${unsentMail()}) as unsent) as unsent,
      (select count(*)::int from appointments where ${isExpiring(retention)})
        + (select count(*)::int from contacts where ${isExpiring(retention)}) as expiring
    from everything`;
}
