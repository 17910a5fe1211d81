import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { bookkeeping } from '../../scripts/database/bookkeeping.ts';
import { migrationFiles } from '../../scripts/database/migrations.ts';

const root = join(import.meta.dirname, '../..');

interface DatabaseTemplates {
  /** Migrated and empty. */
  migrated: string;
  /** As a new one is before its first migration. */
  unmigrated: string;
}

/**
 * Dumps an embedded database can be made from. Starting from one takes a seventh of making a database, and they are made once
 * for these migrations and this Postgres, whichever runner comes first.
 * @returns their files
 */
export async function databaseTemplates(): Promise<DatabaseTemplates> {
  const migrations = await migrationFiles();
  const made = createHash('sha256')
    .update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
    .update(JSON.stringify(migrations));
  const folder = join(root, '.cache/database-template');
  const name = made.digest('hex').slice(0, 16);
  const files = {
    migrated: join(folder, `${name}.tar`),
    unmigrated: join(folder, `${name}.unmigrated.tar`),
  };
  if (existsSync(files.migrated) && existsSync(files.unmigrated)) return files;
  mkdirSync(folder, { recursive: true });
  const database = await PGlite.create();
  await dump(database, files.unmigrated);
  await database.exec(bookkeeping);
  for (const { name, text } of migrations) {
    await database.exec(text);
    await database.query('insert into schema_migrations (name) values ($1)', [name]);
  }
  await dump(database, files.migrated);
  await database.close();
  return files;
}

/** The one that is migrated. */
export const databaseTemplate = async (): Promise<string> => (await databaseTemplates()).migrated;

/** Whole or not at all: another runner may look for it at this moment. */
async function dump(database: PGlite, file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
  renameSync(unfinished, file);
}

/** Puts the template's database where a server that is given this folder as `DATA_DIR` looks for its own. */
export async function fillDataDir(dataDir: string, templateFile: string): Promise<void> {
  const folder = join(dataDir, 'postgres');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', templateFile, '-C', folder]);
}
