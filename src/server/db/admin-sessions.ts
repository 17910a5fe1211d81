import { sessionIdleSeconds, sessionLifetimeSeconds, type StaffIdentity } from '../../contracts/session.ts';
import { sql, type Statement } from './client.ts';

/** How exactly the last use is written down: once a minute is enough for an hour of idling. */
const touchEverySeconds = 60;

export function insertSession(id: string, adminId: string): Statement {
  return sql`
    with login as (update admin_users set last_login_at = now() where id = ${adminId}::uuid)
    insert into admin_sessions (id, admin_id, expires_at)
    values (${id}::uuid, ${adminId}::uuid, now() + interval '1 second' * ${sessionLifetimeSeconds}::int)`;
}

/**
 * The administrator of a live session: not ended, not past its 12 hours, used within the hour, account active. Counts as a use
 * unless `isBackground` (a page that refreshes itself must not keep an abandoned desk signed in).
 */
export function selectLiveSession(
  id: string,
  adminId: string,
  isBackground: boolean,
): Statement<StaffIdentity> {
  return sql<StaffIdentity>`
    with live as (
      select s.id as session_id, s.last_seen_at, u.id, u.email
      from admin_sessions s join admin_users u on u.id = s.admin_id
      where s.id::text = ${id} and u.id::text = ${adminId} and u.is_active
        and s.ended_at is null and s.expires_at > now()
        and s.last_seen_at > now() - interval '1 second' * ${sessionIdleSeconds}::int
    ), touched as (
      update admin_sessions set last_seen_at = now()
      where id = (select session_id from live) and not ${isBackground}::boolean
        and last_seen_at < now() - interval '1 second' * ${touchEverySeconds}::int
    )
    select id, email from live`;
}

export function endSession(id: string): Statement {
  return sql`update admin_sessions set ended_at = now() where id::text = ${id} and ended_at is null`;
}

/** Ends all sessions of an account, or all but the one named. */
export function endSessionsOf(adminId: string, exceptId: string | null): Statement {
  return sql`
    update admin_sessions set ended_at = now()
    where admin_id::text = ${adminId} and ended_at is null and id::text is distinct from ${exceptId}::text`;
}
