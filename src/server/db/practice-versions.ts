import { sql, type StaffActor } from './client.ts';

export interface VersionRow {
  number: number;
  value: unknown;
  savedAt: Date;
  savedBy: string | null;
  restoredFrom: number | null;
}

/** The versions of a kind of fact, the latest first. */
export function selectVersions(kind: string, limit: number) {
  return sql<VersionRow>`
    select v.number, v.value, v.saved_at as "savedAt", a.name as "savedBy", v.restored_from as "restoredFrom"
    from practice_versions v left join admin_users a on a.id = v.saved_by
    where v.kind = ${kind} order by v.number desc limit ${limit}::int`;
}

export function selectCurrentValue(kind: string) {
  return sql<{ value: unknown }>`
    select value from practice_versions where kind = ${kind} order by number desc limit 1`;
}

/** A row with its number, or none where `base` is not the latest any more. */
export function insertVersion(
  kind: string,
  { base, value }: { base: number; value: unknown },
  actor: StaffActor,
) {
  return sql<{ number: number }>`
    insert into practice_versions (kind, number, value, saved_by)
    select ${kind}, ${base}::int + 1, ${JSON.stringify(value)}::jsonb, ${actor.id}::uuid
    where ${isLatest(kind, base)}
    on conflict do nothing returning number`;
}

/** An earlier version as the latest one; none where `base` is not that any more, or where there is no such version. */
export function insertEarlierVersion(
  kind: string,
  { base, number }: { base: number; number: number },
  actor: StaffActor,
) {
  return sql<{ number: number }>`
    insert into practice_versions (kind, number, value, saved_by, restored_from)
    select kind, ${base}::int + 1, value, ${actor.id}::uuid, number
    from practice_versions where kind = ${kind} and number = ${number}::int and ${isLatest(kind, base)}
    on conflict do nothing returning number`;
}

const isLatest = (kind: string, base: number) => sql`
  coalesce((select max(number) from practice_versions where kind = ${kind}), 0) = ${base}::int`;
