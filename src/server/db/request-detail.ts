import type { InboxNote } from '#contracts/answers/inbox.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import type { RequestStatus } from '#contracts/request-status.ts';
import { sql, type Statement } from './client.ts';
import type { InboxRow } from './inbox.ts';
import { itemColumns, tableOf } from './request-tables.ts';

export function selectItem(resource: InboxResource, id: string) {
  return sql<InboxRow>`select ${itemColumns(resource)} from ${tableOf(resource)} where id = ${id}::uuid`;
}

export function selectItemByReference(resource: InboxResource, reference: string) {
  return sql<InboxRow>`
    select ${itemColumns(resource)} from ${tableOf(resource)} where reference = ${reference}`;
}

export function selectPlace(reference: string) {
  return sql<{ resource: InboxResource; id: string }>`
    select 'appointments' as resource, id from appointments where reference = ${reference}
    union all select 'contacts', id from contacts where reference = ${reference}`;
}

export function selectHistory(id: string): Statement {
  return sql`
    select event.kind, event.from_status as "fromStatus", event.to_status as "toStatus", admin.name as by,
      receiver.name as "givenTo", event.at,
      case when answer.id is not null then json_build_object('subject', answer.subject, 'text', answer.text) end as answer
    from request_events event left join request_answers answer on answer.id = event.answer_id
      left join admin_users admin on admin.id = event.admin_id
      left join admin_users receiver on receiver.id = event.given_to
    where event.request_id = ${id}::uuid order by event.id`;
}

export function selectNotes(id: string): Statement {
  return sql`
    select note.id::text, note.text, admin.name as by, note.at
    from request_notes note left join admin_users admin on admin.id = note.admin_id
    where note.request_id = ${id}::uuid order by note.id`;
}

/** Of a whole page of the list. */
export function selectNotesOf(ids: readonly string[]) {
  return sql<InboxNote & { requestId: string }>`
    select note.request_id as "requestId", note.id::text, note.text, admin.name as by, note.at
    from request_notes note left join admin_users admin on admin.id = note.admin_id
    where note.request_id = any(${ids}::uuid[]) order by note.id`;
}

/** Who looked at it, once an hour at most; the first look ends its being unread. */
export function markSeen(resource: InboxResource, id: string, adminId: string): Statement {
  return sql`
    with first as (
      update ${tableOf(resource)} set first_seen_at = now() where id = ${id}::uuid and first_seen_at is null
    )
    insert into request_events (resource, request_id, admin_id, kind)
    select ${resource}::text, id, ${adminId}::uuid, 'seen' from ${tableOf(resource)}
    where id = ${id}::uuid and not exists (
      select from request_events seen
      where seen.request_id = ${id}::uuid and seen.kind = 'seen' and seen.admin_id = ${adminId}::uuid
        and seen.at > now() - interval '1 hour')`;
}

export interface StatusRule {
  to: RequestStatus;
  /** The statuses it may come from going onward. */
  from: readonly RequestStatus[];
  /** The statuses it may come back from, where the past is not known. */
  backFrom: readonly RequestStatus[];
}

export interface DeskChange {
  resource: InboxResource;
  id: string;
  adminId: string;
  rule: StatusRule | undefined;
  note: string | null;
  /** Set when somebody called in vain: when to call again. */
  tryAgainAt: string | null;
  /** When they come; null for no time, absent: as it was. Appointments alone have one. */
  visitAt: string | null | undefined;
  /** Who looks after it from now on, null for nobody; absent: as it was. */
  assigneeId: string | null | undefined;
  /** When to ask again whoever was reached and has not settled. */
  followUpHours: number;
  updatedAt: string | null;
}

type Verdict = 'conflict' | 'not-allowed' | 'ok';

/** Holds the row, so that two at two desks go one after the other. */
export function lockItem(resource: InboxResource, id: string) {
  return sql<{ id: string }>`select id from ${tableOf(resource)} where id = ${id}::uuid for update`;
}

/**
 * The change with its trace, if it may be: one statement, after `lockItem`. No row when there is no such request.
 * 1. `present`: the request as it is, and whether this moves it, onward or back.
 * 2. `judged`: whether it may be.
 * 3. `changed`: the request with the change, unless there is none.
 * 4. `note`: what was written about it.
 * 5. `draft`: what was kept while it was being written, gone.
 * 6. `traces`: what the history says: the status, the note, who looks after it, the visit.
 */
export function applyChange(change: DeskChange) {
  const { resource, id, adminId, rule, note, tryAgainAt, updatedAt } = change;
  const to = rule?.to ?? null;
  const isGiven = change.assigneeId !== undefined;
  const assigneeId = change.assigneeId ?? null;
  const isVisit = resource === 'appointments' && change.visitAt !== undefined;
  const visitAt = change.visitAt ?? null;
  const presentVisit = resource === 'appointments' ? sql`visit_at` : sql`null::timestamptz as visit_at`;
  return sql<{ verdict: Verdict }>`
    with present as (
      select id, status, status_before, updated_at, assigned_to, ${presentVisit},
        ${to}::text is not null and status <> ${to}::text as moves,
        status = any(${rule?.from ?? []}::text[]) as onward
      from ${tableOf(resource)} where id = ${id}::uuid
    ),
    judged as (
      select *, case
        when updated_at <> ${updatedAt}::timestamptz then 'conflict'
        when moves and not onward and not (
          case when status_before is null then status = any(${rule?.backFrom ?? []}::text[])
          else status_before = ${to}::text end) then 'not-allowed'
        when ${tryAgainAt}::timestamptz is not null and status not in ('pending', 'contacted') then 'not-allowed'
        when ${isVisit}::boolean and coalesce(${to}::text, status) <> 'confirmed' then 'not-allowed'
        else 'ok' end as verdict
      from present
    ),
    changed as (
      update ${tableOf(resource)} as request set
        status = case when moves then ${to}::text else request.status end,
        status_before = case
          when not moves then request.status_before when onward then request.status end,
        status_at = case when moves then now() else request.status_at end,
        retry_at = case
          when ${tryAgainAt}::timestamptz is not null then date_trunc('milliseconds', ${tryAgainAt}::timestamptz)
          when moves and ${to}::text = 'contacted' and (judged.status = 'pending' or request.retry_at is null)
            then date_trunc('milliseconds', now()) + interval '1 hour' * ${change.followUpHours}::int
          else request.retry_at end,
        ${resource === 'appointments' ? visitColumn(isVisit, visitAt, to) : sql``}
        assigned_to = case when ${isGiven}::boolean then ${assigneeId}::uuid else request.assigned_to end,
        first_seen_at = coalesce(request.first_seen_at, now()),
        updated_at = greatest(request.updated_at + interval '1 millisecond', date_trunc('milliseconds', now()))
      from judged
      where request.id = judged.id and verdict = 'ok'
        and (moves or ${isGiven}::boolean or ${isVisit}::boolean or coalesce(${note}::text, ${tryAgainAt}::text) is not null)
      returning request.id
    ),
    note as (
      insert into request_notes (request_id, admin_id, text)
      select id, ${adminId}::uuid, ${note}::text from changed where ${note}::text is not null
    ),
    draft as (
      delete from request_drafts where admin_id = ${adminId}::uuid and kind = 'note' and ${note}::text is not null
        and request_id in (select id from changed)
    ),
    traces as (
      insert into request_events (resource, request_id, admin_id, kind, from_status, to_status, given_to)
      select ${resource}::text, id, ${adminId}::uuid, kind, from_status, to_status, given_to from (
        select id, 1 as place, case when ${tryAgainAt}::text is null then 'status' else 'no-answer' end as kind,
          status as from_status, ${to}::text as to_status, null::uuid as given_to
        from judged where verdict = 'ok' and (moves or ${tryAgainAt}::text is not null)
        union all select id, 2, 'note', null, null, null from changed where ${note}::text is not null
        union all select id, 3, 'assigned', null, null, ${assigneeId}::uuid from judged
          where verdict = 'ok' and ${isGiven}::boolean and assigned_to is distinct from ${assigneeId}::uuid
        union all select id, 4, case when ${visitAt}::timestamptz is null then 'visit-removed' else 'visit-set' end,
          null, null, null from judged
          where verdict = 'ok' and ${isVisit}::boolean
            and visit_at is distinct from date_trunc('milliseconds', ${visitAt}::timestamptz)
      ) as trace order by place
    )
    select verdict from judged`;
}

/** A visit that is called off is none any more; one step back and onward again it is as it was. */
function visitColumn(isGiven: boolean, visitAt: string | null, to: RequestStatus | null) {
  return sql`visit_at = case
    when ${isGiven}::boolean then date_trunc('milliseconds', ${visitAt}::timestamptz)
    when moves and ${to}::text in ('declined', 'spam') then null
    else request.visit_at end,`;
}
