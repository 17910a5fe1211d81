import type { ArchiveDatabase } from './database.ts';
import type { ArchiveTable } from './tables.ts';

export interface Fingerprint {
  rows: number;
  /** Equal where every row of the table is equal, whatever their order. */
  digest: string;
}

/** What a table holds, as the database itself sees it. */
export async function fingerprint(database: ArchiveDatabase, { name }: ArchiveTable): Promise<Fingerprint> {
  const [row] = await database.run({
    text: `select count(*)::text, md5(coalesce(string_agg(line, '' order by line), ''))
      from (select md5(to_jsonb(t)::text) as line from "${name}" t) as lines`,
  });
  return { rows: Number(row?.[0]), digest: row?.[1] ?? '' };
}
