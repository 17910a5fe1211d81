import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrationFiles } from '../../scripts/database/migrations.ts';

export interface DatabaseTemplate {
  /** A dump an embedded database can be made from. */
  file: string;
  remove: () => void;
}

/** One migrated, empty database for a whole run; starting from its dump takes a tenth of making one. */
export async function makeDatabaseTemplate(): Promise<DatabaseTemplate> {
  const folder = mkdtempSync(join(tmpdir(), 'samplewater-template-'));
  const file = join(folder, 'database.tar');
  const database = await PGlite.create();
  await database.exec(
    'create table schema_migrations (name text primary key, ran_at timestamptz not null default now())',
  );
  for (const { name, text } of await migrationFiles()) {
    await database.exec(text);
    await database.query('insert into schema_migrations (name) values ($1)', [name]);
  }
  const dump = await database.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Puts the template's database where a server that is given this folder as `DATA_DIR` looks for its own. */
export async function fillDataDir(dataDir: string, templateFile: string): Promise<void> {
  const database = await PGlite.create({
    dataDir: join(dataDir, 'postgres'),
    loadDataDir: await openAsBlob(templateFile),
  });
  await database.close();
}
