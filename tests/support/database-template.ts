import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrationFiles } from '../../scripts/database/migrations.ts';

/**
 * Makes one migrated embedded database for the whole run; every test file starts from a copy of it, which takes a tenth of making
 * its own.
 */
export default async function makeTemplate(project: TestProject): Promise<() => void> {
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
  project.provide('databaseTemplate', file);
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}
