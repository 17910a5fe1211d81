import type { StaffIdentity } from '#contracts/answers/session.ts';
import { recentSignInMinutes, sessionIdleSeconds, sessionLifetimeSeconds } from '#server/session-lengths.ts';
import { sql, type Statement } from './client.ts';

/** How exactly the last use is written down: once a minute is enough for an hour of idling. */
const touchEverySeconds = 60;

/** No session where the account is shut out by now, or has another password than the one that was looked at. */
export function insertSession(id: string, adminId: string, passwordHash?: string) {
  return sql<{ id: string }>`
    with account as (
      update admin_users set last_login_at = now()
      where id = ${adminId}::uuid and is_active
        and (${passwordHash ?? null}::text is null or password_hash = ${passwordHash ?? null}::text)
      returning id
    )
    insert into admin_sessions (id, admin_id, expires_at)
    select ${id}::uuid, id, now() + interval '1 second' * ${sessionLifetimeSeconds}::int from account returning id`;
}

export interface CallKind {
  /** A page that refreshes itself must not keep an abandoned desk signed in. */
  isBackground: boolean;
  /** Counted by account, a minute at a time. */
  isWrite: boolean;
}

export type LiveSessionRow = StaffIdentity & {
  /** Of the present minute, this call included; null for a call that only reads. */
  writes: number | null;
  secondsLeft: number | null;
  /** The password was given within the last minutes. */
  isRecent: boolean;
};

/**
 * The administrator of a live session: not ended, not past its 12 hours, used within the hour, account active. Counts as a
 * use unless in the background, and counts writes in the same round trip; counted twice by a retry they do no harm.
 */
export function selectLiveSession(id: string, adminId: string, { isBackground, isWrite }: CallKind) {
  return sql<LiveSessionRow>`
    with live as (
      select s.id as session_id, s.last_seen_at, u.id, u.email, u.name, u.role, u.totp_secret is not null as has_second_factor,
        greatest(s.created_at, s.confirmed_at) > now() - interval '1 minute' * ${recentSignInMinutes}::int as recent
      from admin_sessions s join admin_users u on u.id = s.admin_id
      where s.id::text = ${id} and u.id::text = ${adminId} and u.is_active
        and s.ended_at is null and s.expires_at > now()
        and s.last_seen_at > now() - interval '1 second' * ${sessionIdleSeconds}::int
    ), touched as (
      update admin_sessions set last_seen_at = now()
      where id = (select session_id from live) and not ${isBackground}::boolean
        and last_seen_at < now() - interval '1 second' * ${touchEverySeconds}::int
    ), counted as (
      insert into throttle_counters as counter (key, count, until, updated_at)
      select 'admin-writes:' || id, 1, now() + interval '1 minute', now() from live where ${isWrite}::boolean
      on conflict (key) do update set
        count = case when counter.until <= now() then 1 else counter.count + 1 end,
        until = case when counter.until <= now() then excluded.until else counter.until end,
        updated_at = now()
      returning count, until
    )
    select live.id, live.email, live.name, live.role, live.has_second_factor as "hasSecondFactor", live.recent as "isRecent", counted.count as writes,
      ceil(extract(epoch from counted.until - now()))::int as "secondsLeft"
    from live left join counted on true`;
}

export function confirmSessionRow(id: string): Statement {
  return sql`update admin_sessions set confirmed_at = now() where id::text = ${id}`;
}

export function endSession(id: string): Statement {
  return sql`update admin_sessions set ended_at = now() where id::text = ${id} and ended_at is null`;
}

/** The same as somebody's act; nothing is written when it has ended already, so it may run twice. */
export function endSessionByHand(id: string, network: string): Statement {
  return sql`
    with ended as (
      update admin_sessions set ended_at = now() where id::text = ${id} and ended_at is null returning admin_id
    )
    insert into audit_log (actor_id, network, action, subject, subject_id)
    select admin_id, ${network}::text, 'session.sign-out', 'admin_users', admin_id from ended`;
}

/** Ends all sessions of an account, or all but the one named. */
export function endSessionsOf(adminId: string, exceptId: string | null): Statement {
  return sql`
    update admin_sessions set ended_at = now()
    where admin_id::text = ${adminId} and ended_at is null and id::text is distinct from ${exceptId}::text`;
}
