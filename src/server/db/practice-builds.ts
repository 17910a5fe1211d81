import type { BuildState } from '#contracts/answers/facts.ts';
import { sql, type Dated, type Statement } from './client.ts';

type BuildRow = Dated<BuildState, 'askedAt' | 'finishedAt'>;

/** By the number it has among them. */
export function insertBuildRequest(askedBy: string | null, state: 'asked' | 'waiting') {
  return sql<{ buildRequest: number }>`
    insert into practice_builds (asked_by, state) values (${askedBy}::uuid, ${state}) returning id::int as "buildRequest"`;
}

/** The number of the last one so far; 0 where there is none. */
export function selectLastBuildRequest() {
  return sql<{ buildRequest: number }>`
    select coalesce(max(id), 0)::int as "buildRequest" from practice_builds`;
}

export function selectLastBuild() {
  return sql<BuildRow>`
    select state, asked_at as "askedAt", finished_at as "finishedAt", reason
    from practice_builds order by id desc limit 1`;
}

/**
 * Of every request up to one: what came while it was built is for the next one. By number, since whoever builds may have another
 * clock than the database. A build that works ends the last failure, too: what had failed is in it.
 */
export function finishBuilds(upTo: number, state: 'live' | 'failed', reason: string | null): Statement {
  return sql`
    update practice_builds set state = ${state}, finished_at = now(), reason = left(${reason}::text, 2000)
    where id <= ${upTo}::int and (state in ('asked', 'waiting')
      or ${state}::text = 'live' and state = 'failed' and id = (select max(id) from practice_builds))`;
}

export interface SavedFactRow {
  kind: string;
  value: unknown;
}

/** The latest of every kind. */
export function selectSavedFacts() {
  return sql<SavedFactRow>`
    select distinct on (kind) kind, value from practice_versions
    where kind <> 'announcements' order by kind, number desc`;
}
