import { sql, type Actor, type Statement } from './client.ts';

export interface AuditEntry {
  action: string;
  result?: 'ok' | 'refused' | 'locked';
  subject?: string;
  subjectId?: string;
  detail?: Record<string, string>;
}

/** What leaves no other row behind: who came, who was refused, who left. */
export function insertAuditEntry(
  actor: Actor,
  { action, result, subject, subjectId, detail }: AuditEntry,
): Statement {
  return sql`
    insert into audit_log (actor_id, network, action, result, subject, subject_id, detail)
    values (${actor.id}::uuid, ${actor.network}::text, ${action}::text, ${result ?? 'ok'}::text, ${subject ?? null}::text,
      ${subjectId ?? null}::uuid, ${detail ? JSON.stringify(detail) : null}::jsonb)`;
}

/** Whoever has a session now has come; whoever has none, although the password was right, was shut out meanwhile. */
export function insertSignInEntry(actor: Actor, action: string, sessionId: string): Statement {
  return sql`
    insert into audit_log (actor_id, network, action, result)
    select ${actor.id}::uuid, ${actor.network}::text, ${action}::text,
      case when exists (select from admin_sessions where id = ${sessionId}::uuid) then 'ok' else 'refused' end`;
}

/** The same, at most once in so many minutes: a lock is met again and again. */
export function insertAuditEntryOnce(actor: Actor, entry: AuditEntry, minutes: number): Statement {
  return sql`
    insert into audit_log (actor_id, network, action, result)
    select ${actor.id}::uuid, ${actor.network}::text, ${entry.action}::text, ${entry.result ?? 'ok'}::text
    where not exists (
      select from audit_log
      where actor_id is not distinct from ${actor.id}::uuid and network is not distinct from ${actor.network}::text
        and action = ${entry.action}::text and result = ${entry.result ?? 'ok'}::text
        and at > now() - interval '1 minute' * ${minutes}::int)`;
}

/**
 * Whose data a list has shown: once an hour for the same rows and the same person, so that a desk that reads its list
 * anew every few seconds writes no more than somebody who looks once.
 */
export function insertListRead(actor: Actor, subject: string, ids: readonly string[]): Statement {
  return sql`
    insert into audit_log (actor_id, network, action, subject, subject_ids)
    select ${actor.id}::uuid, ${actor.network}::text, 'request.listed', ${subject}::text, ${ids}::uuid[]
    where ${ids.length}::int > 0 and not exists (
      select from audit_log
      where actor_id = ${actor.id}::uuid and action = 'request.listed' and subject = ${subject}::text
        and subject_ids @> ${ids}::uuid[] and at > now() - interval '1 hour')`;
}

/** Entries older than so many days; never less than a year. */
export function forgetAuditLog(days: number): Statement {
  return sql`select forget_audit_log(${days}::int)`;
}
