import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction } from '#server/db/client.ts';
import { bookkeeping, statement } from './bookkeeping.ts';
import { makeListsReal } from './real-lists.ts';

const folder = join(import.meta.dirname, '../../netlify/database/migrations');

/** In the order they run in. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

export async function migrationFiles(): Promise<{ name: string; text: string }[]> {
  const names = await migrationNames();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

/**
 * Brings the database up to date, forward only: each file once, in the order of its number, each in one transaction
 * together with the note that it ran. Safe to run by several at once.
 * @returns the names of what ran
 */
export async function migrate(): Promise<string[]> {
  await transaction([statement('select pg_advisory_xact_lock(20260101)'), statement(bookkeeping)], {
    repeatable: true,
  });
  const ran: string[] = [];
  for (const { name, text } of await migrationFiles()) {
    const [, , [outcome]] = await transaction([
      statement('select pg_advisory_xact_lock(20260101)'),
      statement(onlyOnce(name, text)),
      statement<{ ran: boolean }>(
        'insert into schema_migrations (name) values ($1) on conflict do nothing returning true as ran',
        [name],
      ),
    ]);
    if (outcome) ran.push(name);
  }
  if ((await makeListsReal()) > 0) ran.push('real lists in texts');
  return ran;
}

/** The protocol takes one command per statement, a migration has many: a `do` block runs them as one. */
export function onlyOnce(name: string, text: string): string {
  return `do $migration$ begin
    if not exists (select 1 from schema_migrations where name = ${literal(name)}) then
      execute ${literal(text)};
    end if;
  end $migration$`;
}

function literal(text: string): string {
  return `$literal$${text}$literal$`;
}
