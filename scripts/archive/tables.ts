import type { ArchiveDatabase } from './database.ts';

/** Of no use anywhere else: who is signed in, what is counted, which deploy this is, what servers compare. */
export const leftBehind = [
  'admin_sessions',
  'throttle_counters',
  'request_viewers',
  'schema_migrations',
  'deployment',
  'stray_files',
  'last_times',
  // Filled by its migration: no database is ever without its row.
  'posts_version',
];

export interface ArchiveTable {
  name: string;
  /** Without those the database fills in by itself. */
  columns: string[];
  key: { column: string; type: string }[];
  hasBytes: boolean;
}

/** What a practice takes along, in the order rows may be put back: nothing before what it refers to. */
export async function archiveTables(database: ArchiveDatabase): Promise<ArchiveTable[]> {
  const rows = await database.run({ text: catalogue });
  const tables = rows.map(([text]) => JSON.parse(text ?? '') as ArchiveTable & { needs: string[] });
  const wanted = tables.filter(({ name }) => !leftBehind.includes(name));
  return inOrder(wanted);
}

const catalogue = `
  select jsonb_build_object(
    'name', c.relname,
    'columns', (select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''),
    'key', (select jsonb_agg(jsonb_build_object('column', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary),
    'hasBytes', exists (select from pg_attribute a
      where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype and not a.attisdropped),
    'needs', coalesce((select jsonb_agg(distinct f.confrelid::regclass::text) from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]'::jsonb)
  )::text
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`;

function inOrder<Table extends { name: string; needs: string[] }>(tables: Table[]): Table[] {
  const placed: Table[] = [];
  const left = [...tables];
  while (left.length > 0) {
    const index = left.findIndex(({ needs }) =>
      needs.every((need) => !left.some(({ name }) => name === need)),
    );
    placed.push(...left.splice(Math.max(index, 0), 1));
  }
  return placed;
}
