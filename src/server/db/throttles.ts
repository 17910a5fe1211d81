import { sql, type Statement } from './client.ts';

/** Counters in one upsert each: taken before the work they guard, on any number of server processes. */

interface TryRow {
  /** False while the network or the account is locked. */
  granted: boolean;
  /** Counted for the network, although the account's lock came in between. */
  toRelease: boolean;
}

export interface TryLimits {
  /** Of one network: so many within the window. */
  network: { key: string; tries: number; windowMinutes: number };
  /** Of one account or device: locks after `free` tries for `lockMinutes[0]`, then `[1]` … minutes; a day without a try starts anew. */
  account: { key: string; free: number; lockMinutes: readonly number[] };
}

/**
 * Takes one try at a password, before it is looked at: from the network's share, and only then from the account's. Counting
 * and judging are one upsert each, so that no number of parallel tries gets more than there are.
 */
export function takeTry({ network, account }: TryLimits) {
  const { free, lockMinutes } = account;
  return sql<TryRow>`
    with network as (
      insert into throttle_counters as counter (key, count, until, updated_at)
      select ${network.key}::text, 1, now() + interval '1 minute' * ${network.windowMinutes}::int, now()
      where not exists (select from throttle_counters where key = ${account.key}::text and until > now())
      on conflict (key) do update set
        count = case when counter.until <= now() then 1 else counter.count + 1 end,
        until = case when counter.until <= now() then excluded.until else counter.until end,
        updated_at = now()
      where counter.until <= now() or counter.count < ${network.tries}::int
      returning key
    ),
    account as (
      insert into throttle_counters as counter (key, count, until, updated_at)
      select ${account.key}::text, 1, now(), now() from network
      on conflict (key) do update set
        count = case when counter.updated_at < now() - interval '1 day' then 1 else counter.count + 1 end,
        until = case
          when counter.updated_at < now() - interval '1 day' or counter.count + 1 < ${free}::int then now()
          else now() + interval '1 minute' * (${lockMinutes}::int[])[
            least(counter.count + 2 - ${free}::int, ${lockMinutes.length}::int)]
        end,
        updated_at = now()
      where counter.until <= now()
      returning key
    )
    select exists (select from account) as granted,
      exists (select from network) and not exists (select from account) as "toRelease"`;
}

/** Gives back a try that was taken and not used. */
export function returnTry(key: string): Statement {
  return sql`update throttle_counters set count = count - 1, until = now() where key = ${key} and count > 0`;
}

/** One try less within the window; when it ends stays. */
export function releaseFromWindow(key: string): Statement {
  return sql`update throttle_counters set count = count - 1 where key = ${key} and count > 0`;
}

export function forgetCounter(keys: readonly string[]): Statement {
  return sql`delete from throttle_counters where key = any(${keys}::text[])`;
}

/** The longest any of these keys' locks or windows still lasts, where it has counted `from` at least; no row for none. */
export function secondsLocked(...locks: { key: string; from: number }[]) {
  return sql<{ secondsLeft: number }>`
    select ceil(extract(epoch from max(until) - now()))::int as "secondsLeft"
    from throttle_counters
    join unnest(${locks.map(({ key }) => key)}::text[], ${locks.map(({ from }) => from)}::int[]) as lock (name, least)
      on key = lock.name and count >= lock.least
    where until > now() having max(until) is not null`;
}
