import type { BuildState } from '#contracts/facts.ts';
import { sql, type Statement } from './client.ts';

type BuildRow = Pick<BuildState, 'state' | 'reason'> & { askedAt: Date; finishedAt: Date | null };

export function insertBuild(askedBy: string | null, state: 'asked' | 'waiting'): Statement {
  return sql`insert into practice_builds (asked_by, state) values (${askedBy}::uuid, ${state})`;
}

export function selectLastBuild(): Statement<BuildRow> {
  return sql<BuildRow>`
    select state, asked_at as "askedAt", finished_at as "finishedAt", reason
    from practice_builds order by id desc limit 1`;
}

/**
 * Of everything that was asked for before a moment: a wish that came while it was built is for the next one. A build that
 * works ends the last failure, too: what had failed is in it.
 */
export function finishBuilds(before: Date, state: 'live' | 'failed', reason: string | null): Statement {
  return sql`
    update practice_builds set state = ${state}, finished_at = now(), reason = left(${reason}::text, 2000)
    where asked_at <= ${before}::timestamptz and (state in ('asked', 'waiting')
      or ${state}::text = 'live' and state = 'failed' and id = (select max(id) from practice_builds))`;
}

export interface SavedFactRow {
  kind: string;
  value: unknown;
}

/** The latest of every kind. */
export function selectSavedFacts(): Statement<SavedFactRow> {
  return sql<SavedFactRow>`
    select distinct on (kind) kind, value from practice_versions
    where kind <> 'announcements' order by kind, number desc`;
}
