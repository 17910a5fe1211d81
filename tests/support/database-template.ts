import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { migrationFiles } from '../../scripts/database/migrations.ts';

const root = join(import.meta.dirname, '../..');

/**
 * A dump an embedded database can be made from: migrated and empty. Starting from it takes a seventh of making one, and it is made
 * once for these migrations and this Postgres, whichever runner comes first.
 * @returns its file
 */
export async function databaseTemplate(): Promise<string> {
  const migrations = await migrationFiles();
  const made = createHash('sha256')
    .update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
    .update(JSON.stringify(migrations));
  const folder = join(root, '.cache/database-template');
  const file = join(folder, `${made.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: another runner may look for it at this moment.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await makeTemplate(migrations));
  renameSync(unfinished, file);
  return file;
}

async function makeTemplate(migrations: readonly { name: string; text: string }[]): Promise<Buffer> {
  const database = await PGlite.create();
  await database.exec(
    'create table schema_migrations (name text primary key, ran_at timestamptz not null default now())',
  );
  for (const { name, text } of migrations) {
    await database.exec(text);
    await database.query('insert into schema_migrations (name) values ($1)', [name]);
  }
  const dump = await database.dumpDataDir('none');
  await database.close();
  return Buffer.from(await dump.arrayBuffer());
}

/** Puts the template's database where a server that is given this folder as `DATA_DIR` looks for its own. */
export async function fillDataDir(dataDir: string, templateFile: string): Promise<void> {
  const folder = join(dataDir, 'postgres');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', templateFile, '-C', folder]);
}
