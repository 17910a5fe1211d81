import type { Appointment } from '#contracts/appointment.ts';
import type { ContactMessage } from '#contracts/contact-message.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { sql, type Statement } from './client.ts';
import { tableOf } from './request-tables.ts';

/** How much one IP, one mailbox and one person may take. */
const sendingLimits = {
  atOnce: 5,
  minutesEach: 10,
  perMailboxADay: 10,
  acknowledgementsADay: 3,
  sameBodyMinutes: 10,
} as const;

export type RequestContent =
  | { resource: 'appointments'; values: Appointment }
  | { resource: 'contacts'; values: ContactMessage };

export interface NewRequest {
  content: RequestContent;
  reference: string;
  status: 'pending' | 'spam';
  dueHours: number;
  /** Who took it down at the desk; null for what a patient sent. */
  adminId: string | null;
  /** Hashes, all of them. */
  ipKey: string | null;
  emailKey: string | null;
  idempotencyKey: string | null;
  bodyHash: string;
}

export interface InsertedRequestRow {
  /** The new row, if there is one. */
  id: string | null;
  reference: string | null;
  /** An earlier row that this is a repetition of. */
  earlier: string | null;
  earlierIsSame: boolean | null;
  isMailboxFull: boolean;
  secondsLeft: number | null;
}

/** Two that carry the same key or the same body go one after the other, so that the second sees the first. */
export function lockRepetitions({ bodyHash, idempotencyKey }: NewRequest): Statement {
  return sql`
    select pg_advisory_xact_lock(hashtextextended(${bodyHash}, 1)),
      pg_advisory_xact_lock(hashtextextended(coalesce(${idempotencyKey}::text, ${bodyHash}), 2))`;
}

/** A throttle that does not answer must not hold up a patient. */
export function limitWaiting(): Statement {
  return sql`select set_config('lock_timeout', '1500ms', true)`;
}

/**
 * Everything about a request in one statement. Only what is stored is counted. Repeatable: a second run finds the first
 * one's row.
 * 1. `earlier`: the row this is a repetition of, by its key or, without one, by its words.
 * 2. `mailbox`: what this mailbox has sent within a day.
 * 3. `free`: whether there is room; staff always have it.
 * 4. `ip`: a turn of the sender's IP, taken only where there is room.
 * 5. `stored`: the row.
 * 6. `event`: what the history says.
 * 7. `notice`, 8. `acknowledgement`: the mail to staff and to the patient.
 */
export function insertRequest(request: NewRequest, { throttled }: { throttled: boolean }) {
  const { content, adminId, emailKey } = request;
  const { resource } = content;
  const source = adminId ? 'desk' : 'site';
  return sql<InsertedRequestRow>`
    with earlier as (${earlierRow(request)}),
    mailbox as (${mailbox(emailKey)}),
    free as (
      select not exists (select from earlier)
        and (${adminId}::uuid is not null or (select count < ${sendingLimits.perMailboxADay}::int from mailbox)) as ok
    ),
    ip as (${throttled && request.ipKey ? takeTurn(request.ipKey) : sql`select ok from free where ok`}),
    stored as (
      insert into ${tableOf(resource)} (${columns(resource)}, reference, status, due_at, source, email_key,
        idempotency_key, body_hash)
      select ${values(content)}, ${request.reference}::text, ${request.status}::text,
        date_trunc('milliseconds', now()) + interval '1 hour' * ${request.dueHours}::int, ${source}::text,
        ${emailKey}::text, ${request.idempotencyKey}::text, ${request.bodyHash}::text
      from free where ok and exists (select from ip)
      returning id, reference, status
    ),
    event as (
      insert into request_events (resource, request_id, admin_id, kind)
      select ${resource}::text, id, ${adminId}::uuid, ${adminId ? 'entered' : 'received'}::text from stored
    ),
    notice as (
      insert into outbox (kind, resource, request_id, cause)
      select 'staff-notice', ${resource}::text, id, 'staff-notice:' || id from stored
      where status = 'pending' and ${source}::text = 'site'
    ),
    acknowledgement as (
      insert into outbox (kind, resource, request_id, cause, email_key)
      select 'acknowledgement', ${resource}::text, id, 'acknowledgement:' || id, ${emailKey}::text from stored
      where status = 'pending' and ${source}::text = 'site' and (
        select count(*) < ${sendingLimits.acknowledgementsADay}::int from outbox
        where email_key = ${emailKey}::text and created_at > now() - interval '1 day')
    )
    select (select id from stored) as id,
      (select reference from stored) as reference,
      (select reference from earlier) as earlier,
      (select same from earlier) as "earlierIsSame",
      (select count >= ${sendingLimits.perMailboxADay}::int from mailbox) as "isMailboxFull",
      ${secondsLeft(throttled ? request.ipKey : null)} as "secondsLeft"`;
}

function earlierRow({ content, idempotencyKey, bodyHash }: NewRequest) {
  if (idempotencyKey)
    return sql`
      select reference, coalesce(body_hash = ${bodyHash}::text, true) as same
      from ${tableOf(content.resource)} where idempotency_key = ${idempotencyKey}::text`;
  return sql`
    select reference, true as same from ${tableOf(content.resource)}
    where body_hash = ${bodyHash}::text
      and created_at > now() - interval '1 minute' * ${sendingLimits.sameBodyMinutes}::int
    order by created_at desc limit 1`;
}

/** What a mailbox has sent within a day; requests and messages count alike. */
function mailbox(emailKey: string | null) {
  const recent = (resource: InboxResource) => sql`
    select created_at from ${tableOf(resource)}
    where email_key = ${emailKey}::text and source = 'site' and created_at > now() - interval '1 day'`;
  return sql`
    select count(*) as count, min(created_at) as oldest from (
      ${recent('appointments')} union all ${recent('contacts')}
      order by created_at desc limit ${sendingLimits.perMailboxADay}::int
    ) newest`;
}

/** A bucket of turns that fills up one by one: `until` is when it will be full again. */
function takeTurn(ipKey: string) {
  const { atOnce, minutesEach } = sendingLimits;
  return sql`
    insert into throttle_counters as counter (key, count, until, updated_at)
    select ${ipKey}::text, 1, now() + interval '1 minute' * ${minutesEach}::int, now() from free where ok
    on conflict (key) do update set
      count = counter.count + 1,
      until = greatest(counter.until, now()) + interval '1 minute' * ${minutesEach}::int,
      updated_at = now()
    where counter.until <= now() + interval '1 minute' * ${(atOnce - 1) * minutesEach}::int
    returning key`;
}

function secondsLeft(ipKey: string | null) {
  const { atOnce, minutesEach } = sendingLimits;
  const ofMailbox = sql`select ceil(extract(epoch from oldest + interval '1 day' - now()))::int from mailbox`;
  if (!ipKey) return sql`(${ofMailbox})`;
  return sql`
    case when (select count >= ${sendingLimits.perMailboxADay}::int from mailbox) then (${ofMailbox})
    else (
      select ceil(extract(epoch from
        until - interval '1 minute' * ${(atOnce - 1) * minutesEach}::int - now()))::int
      from throttle_counters where key = ${ipKey}::text)
    end`;
}

function columns(resource: InboxResource) {
  return resource === 'appointments'
    ? sql`first_name, last_name, email, phone, service, preferred_date, notes, language`
    : sql`name, email, subject, message, language`;
}

function values({ resource, values: v }: RequestContent) {
  return resource === 'appointments'
    ? sql`${v.firstName}::text, ${v.lastName}::text, ${v.email}::text, ${v.phone}::text, ${v.service}::text,
        ${v.preferredDate}::date, ${v.notes}::text, ${v.language}::text`
    : sql`${v.name}::text, ${v.email}::text, ${v.subject}::text, ${v.message}::text, ${v.language}::text`;
}
