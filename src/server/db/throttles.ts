import { sql, type Statement } from './client.ts';

/** Counters in one upsert each: taken before the work they guard, on any number of server processes. */

interface TryRow {
  secondsLeft: number | null;
}

/**
 * Takes one try at something that locks after `free` tries, for `lockMinutes[0]`, then `[1]` … minutes; a day without
 * a try starts anew. One row: `secondsLeft` null when the try is granted; no row while the lock holds.
 */
export function takeTry(key: string, free: number, lockMinutes: readonly number[]): Statement<TryRow> {
  return sql<TryRow>`
    insert into throttle_counters as counter (key, count, until, updated_at)
    values (${key}, 1, now(), now())
    on conflict (key) do update set
      count = case when counter.updated_at < now() - interval '1 day' then 1 else counter.count + 1 end,
      until = case
        when counter.updated_at < now() - interval '1 day' or counter.count + 1 < ${free}::int then now()
        else now() + interval '1 minute' * (${lockMinutes}::int[])[
          least(counter.count + 2 - ${free}::int, ${lockMinutes.length}::int)]
      end,
      updated_at = now()
    where counter.until <= now()
    returning null::int as "secondsLeft"`;
}

/** Counts one event in a window of `windowMinutes`; undone by `releaseFromWindow`. */
export function countInWindow(key: string, windowMinutes: number): Statement {
  return sql`
    insert into throttle_counters as counter (key, count, until, updated_at)
    values (${key}, 1, now() + interval '1 minute' * ${windowMinutes}::int, now())
    on conflict (key) do update set
      count = case when counter.until <= now() then 1 else counter.count + 1 end,
      until = case when counter.until <= now() then excluded.until else counter.until end,
      updated_at = now()`;
}

export function releaseFromWindow(key: string): Statement {
  return sql`update throttle_counters set count = count - 1 where key = ${key} and count > 0`;
}

export function forgetCounter(key: string): Statement {
  return sql`delete from throttle_counters where key = ${key}`;
}

/** How long the lock or window of a key still lasts, and what it has counted; no row when it is over. */
export function openCounter(key: string): Statement<{ count: number; secondsLeft: number }> {
  return sql<{ count: number; secondsLeft: number }>`
    select count, ceil(extract(epoch from until - now()))::int as "secondsLeft"
    from throttle_counters where key = ${key} and until > now()`;
}
