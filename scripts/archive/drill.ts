import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookkeeping } from '../database/bookkeeping.ts';
import { embeddedPostgres } from '../database/embedded.ts';
import { onlyOnce, migrationFiles } from '../database/migrations.ts';
import { type ArchiveDatabase, databaseOf } from './database.ts';
import { restoreArchive } from './restore-archive.ts';
import { type ArchiveTable, archiveTables } from './tables.ts';
import { writeArchive } from './write-archive.ts';

export interface DrillResult {
  /** By table; `isEqual` says that every row came back as it was. */
  tables: { name: string; rows: number; isEqual: boolean }[];
  archiveBytes: number;
  exportSeconds: number;
  restoreSeconds: number;
}

/**
 * Leaves and comes back: exports, restores into a new database of its own in a folder that is removed afterwards, and
 * compares row by row. Changes nothing in the given database.
 * @param template a dump of a new database, where there is one already
 */
export async function drill(source: ArchiveDatabase, template?: string): Promise<DrillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'practice-drill-'));
  const backend = await embeddedPostgres({ folder: join(folder, 'postgres'), template });
  const target = databaseOf(backend);
  try {
    await migrateEmpty(target);
    const path = join(folder, 'practice.tar');
    const before = await fingerprints(source);
    const exportSeconds = await seconds(() => writeArchive(source, path));
    const restoreSeconds = await seconds(() => restoreArchive(target, path));
    const after = await fingerprints(target);
    const tables = [...before].map(([name, { rows, digest }]) => {
      const there = after.get(name);
      return { name, rows, isEqual: there?.rows === rows && there.digest === digest };
    });
    return { tables, archiveBytes: (await stat(path)).size, exportSeconds, restoreSeconds };
  } finally {
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrateEmpty(database: ArchiveDatabase): Promise<void> {
  await database.run({ text: bookkeeping });
  for (const { name, text } of await migrationFiles())
    await database.run(
      { text: onlyOnce(name, text) },
      { text: 'insert into schema_migrations (name) values ($1)', values: [name] },
    );
}

interface Fingerprint {
  rows: number;
  /** Equal where every row of the table is equal, whatever their order. */
  digest: string;
}

/** What each table holds, as the database itself sees it. */
async function fingerprints(database: ArchiveDatabase): Promise<Map<string, Fingerprint>> {
  const found = new Map<string, Fingerprint>();
  for (const table of await archiveTables(database))
    found.set(table.name, await fingerprint(database, table));
  return found;
}

async function fingerprint(database: ArchiveDatabase, { name }: ArchiveTable): Promise<Fingerprint> {
  const [row] = await database.run({
    text: `select count(*)::text, md5(coalesce(string_agg(line, '' order by line), ''))
      from (select md5(to_jsonb(t)::text) as line from "${name}" t) as lines`,
  });
  return { rows: Number(row?.[0]), digest: row?.[1] ?? '' };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
