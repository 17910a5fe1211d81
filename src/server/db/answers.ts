import type { Answer } from '#contracts/answer.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { sql } from './client.ts';
import { tableOf } from './request-tables.ts';

export interface NewAnswer {
  resource: InboxResource;
  requestId: string;
  adminId: string;
  answer: Answer;
  /** When to ask again whoever counts as contacted from now on. */
  followUpHours: number;
}

export type AnswerVerdict =
  | 'ok'
  | 'repeated'
  | 'key-reused'
  | 'no-address'
  | 'not-allowed'
  | 'no-visit'
  | 'conflict';

/**
 * The answer, the mail that carries it and what the history says of it, or none of them: one statement, after `lockItem`. A
 * second run finds the first one's row. No row when there is no such request.
 * 1. `earlier`: the answer this is a repetition of, by its id.
 * 2. `judged`: the request, and whether it may be answered so.
 * 3. `stored`: the answer, with the visit it carries.
 * 4. `mail`: what takes it to the patient.
 * 5. `changed`: the request, which counts as contacted if that was asked for.
 * 6. `draft`: what was kept while it was being written, gone.
 * 7. `traces`: what the history says.
 */
export function insertAnswer(given: NewAnswer) {
  const { resource, requestId, adminId, answer } = given;
  const visitAt = resource === 'appointments' ? sql`visit_at` : sql`null::timestamptz as visit_at`;
  return sql<{ verdict: AnswerVerdict }>`
    with earlier as (
      select request_id = ${requestId}::uuid and subject = ${answer.subject}::text and text = ${answer.text}::text as same
      from request_answers where id = ${answer.id}::uuid
    ),
    judged as (
      select id, status, ${visitAt}, ${answer.marksContacted}::boolean and status = 'pending' as moves, case
        when exists (select from earlier) then
          case when (select same from earlier) then 'repeated' else 'key-reused' end
        when email is null then 'no-address'
        when status = 'spam' then 'not-allowed'
        when updated_at <> ${answer.updatedAt ?? null}::timestamptz then 'conflict'
        when ${answer.attachesVisit}::boolean and not (status = 'confirmed' and ${isSetFor(resource)}) then 'no-visit'
        else 'ok' end as verdict
      from ${tableOf(resource)} where id = ${requestId}::uuid
    ),
    stored as (
      insert into request_answers (id, resource, request_id, admin_id, subject, text, visit_at)
      select ${answer.id}::uuid, ${resource}::text, id, ${adminId}::uuid, ${answer.subject}::text, ${answer.text}::text,
        case when ${answer.attachesVisit}::boolean then visit_at end
      from judged where verdict = 'ok' returning id, request_id
    ),
    mail as (
      insert into outbox (kind, resource, request_id, cause, answer_id)
      select 'answer', ${resource}::text, request_id, 'answer:' || id, id from stored
    ),
    changed as (
      update ${tableOf(resource)} as request set
        status = case when moves then 'contacted' else request.status end,
        status_before = case when moves then request.status else request.status_before end,
        status_at = case when moves then now() else request.status_at end,
        retry_at = case
          when moves then date_trunc('milliseconds', now()) + interval '1 hour' * ${given.followUpHours}::int
          else request.retry_at end,
        first_seen_at = coalesce(request.first_seen_at, now()),
        updated_at = greatest(request.updated_at + interval '1 millisecond', date_trunc('milliseconds', now()))
      from judged where request.id = judged.id and verdict = 'ok'
    ),
    draft as (
      delete from request_drafts where admin_id = ${adminId}::uuid and kind = 'answer'
        and request_id in (select id from judged where verdict in ('ok', 'repeated'))
    ),
    traces as (
      insert into request_events (resource, request_id, admin_id, kind, from_status, to_status, answer_id)
      select ${resource}::text, id, ${adminId}::uuid, kind, from_status, to_status, answer_id from (
        select request_id as id, 1 as place, 'answered' as kind, null as from_status, null as to_status, id as answer_id
        from stored
        union all select id, 2, 'status', status, 'contacted', null from judged where verdict = 'ok' and moves
      ) as trace order by place
    )
    select verdict from judged`;
}

const isSetFor = (resource: InboxResource) =>
  resource === 'appointments' ? sql`visit_at is not null` : sql`false`;
