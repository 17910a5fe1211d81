import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import type { ArchiveDatabase, ArchiveStatement } from './database.ts';
import {
  type Counts,
  countsName,
  countsSchema,
  type Manifest,
  manifestName,
  manifestSchema,
  tableNameIn,
} from './manifest.ts';
import { type ArchiveTable, archiveTables } from './tables.ts';

/** Rows wait here, in a schema nothing reads, until all are there. */
const waiting = 'restore_waiting';
/** Kept well below what one message to a database may be. */
const charactersAtOnce = 4_000_000;

/**
 * Puts an archive back into an empty, migrated database: all of it or nothing. Rows are brought beside the tables first, and
 * moved into them by one transaction at the end; killed before that, a restore has changed no table.
 * @throws Error with a sentence where the database is not empty, or the archive not whole or newer than this code
 */
export async function restoreArchive(database: ArchiveDatabase, path: string): Promise<Counts> {
  const tables = await archiveTables(database);
  await refuseFilled(database, tables);
  await database.run(
    { text: `drop schema if exists ${waiting} cascade` },
    { text: `create schema ${waiting}` },
    { text: `create unlogged table ${waiting}.rows (of_table text not null, row jsonb not null)` },
  );
  try {
    const { manifest, counts } = await bringBeside(database, path);
    await refuseUnfit(database, tables, manifest);
    await moveIn(database, tables, { manifest, counts });
    return counts;
  } finally {
    await database.run({ text: `drop schema if exists ${waiting} cascade` });
  }
}

async function refuseFilled(database: ArchiveDatabase, tables: ArchiveTable[]): Promise<void> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const rows = await database.run({ text: `select '1' from "${name}" limit 1` });
    if (rows.length > 0) filled.push(name);
  }
  if (filled.length > 0)
    throw new Error(
      `The database is not empty (${filled.join(', ')}), and nothing is restored over what is there. Name an empty one in DATABASE_URL, or empty this one: npm run db -- reset --yes`,
    );
}

async function bringBeside(
  database: ArchiveDatabase,
  path: string,
): Promise<{ manifest: Manifest; counts: Counts }> {
  let manifest: Manifest | undefined;
  let counts: Counts | undefined;
  const entries = extract();
  const source = createReadStream(path);
  source.on('error', (error) => entries.destroy(error));
  source.pipe(entries);
  try {
    for await (const entry of entries) {
      const { name } = entry.header;
      const table = tableNameIn(name);
      if (name === manifestName) manifest = manifestSchema.parse(JSON.parse(await text(entry)));
      else if (name === countsName) counts = countsSchema.parse(JSON.parse(await text(entry)));
      else if (table) await bring(database, table, await text(entry));
      else entry.resume();
    }
  } catch (cause) {
    throw new Error(`${path} cannot be read as an archive of this site.`, { cause });
  }
  if (!manifest || !counts)
    throw new Error(`${path} is no whole archive of this site: it was cut off, or is something else.`);
  return { manifest, counts };
}

async function bring(database: ArchiveDatabase, table: string, lines: string): Promise<void> {
  let batch: string[] = [];
  let characters = 0;
  const send = async () => {
    if (batch.length > 0)
      await database.run({
        text: `insert into ${waiting}.rows select $1::text, value from jsonb_array_elements($2::text::jsonb)`,
        values: [table, `[${batch.join(',')}]`],
      });
    batch = [];
    characters = 0;
  };
  for (const line of lines.split('\n')) {
    if (line === '') continue;
    batch.push(line);
    characters += line.length;
    if (characters > charactersAtOnce) await send();
  }
  await send();
}

/** An older archive lacks what came later, and gets the defaults; a newer one has what would be lost here. */
async function refuseUnfit(
  database: ArchiveDatabase,
  tables: ArchiveTable[],
  manifest: Manifest,
): Promise<void> {
  const rows = await database.run({ text: 'select name from schema_migrations' });
  const ours = new Set(rows.map(([name]) => name));
  const unknown = manifest.migrations.filter((name) => name.endsWith('.sql') && !ours.has(name));
  const lost = Object.entries(manifest.columns).flatMap(([name, columns]) => {
    const here = tables.find((table) => table.name === name);
    return columns.filter((column) => !here?.columns.includes(column)).map((column) => `${name}.${column}`);
  });
  if (unknown.length > 0 || lost.length > 0)
    throw new Error(
      `The archive was made by another version of the site: ${[...unknown, ...lost].join(', ')}. Use that version, or a newer one.`,
    );
}

async function moveIn(
  database: ArchiveDatabase,
  tables: ArchiveTable[],
  { manifest, counts }: { manifest: Manifest; counts: Counts },
): Promise<void> {
  const present = tables.filter(({ name }) => manifest.columns[name]);
  // What triggers write (versions, tallies, the log) is in the archive: it must not be written a second time.
  const quiet = (state: 'disable' | 'enable') =>
    present.map(({ name }): ArchiveStatement => ({ text: `alter table "${name}" ${state} trigger user` }));
  await database.run(
    ...quiet('disable'),
    ...present.map((table) => move(table, manifest.columns[table.name] ?? [])),
    ...present.map(({ name }): ArchiveStatement => ({ text: countCheck(name, counts.rows[name] ?? 0) })),
    ...quiet('enable'),
    { text: sequences },
    // Other notes are of what was done to rows: to these it was done where the archive says so.
    {
      text: `delete from schema_migrations where name not like '%.sql' and name <> all($1::text[])`,
      values: [`{${manifest.migrations.map((name) => JSON.stringify(name)).join(',')}}`],
    },
  );
}

function move({ name, columns, key }: ArchiveTable, archived: string[]): ArchiveStatement {
  const names = columns
    .filter((column) => archived.includes(column))
    .map((column) => `"${column}"`)
    .join(', ');
  const order = key.map(({ column }) => `"${column}"`).join(', ');
  return {
    text: `insert into "${name}" (${names}) overriding system value
      select ${names} from (select (jsonb_populate_record(null::"${name}", w.row)).* from ${waiting}.rows w
        where w.of_table = '${name}') as restored order by ${order}`,
  };
}

const countCheck = (name: string, rows: number) => `do $check$ begin
  if (select count(*) from "${name}") <> ${Number(rows)} then
    raise exception 'The archive says ${Number(rows)} rows of ${name}, and holds others.';
  end if;
end $check$`;

/** Numbers the database gives out go on after the highest that came with the archive. */
const sequences = `do $sequences$
declare
  counter record;
begin
  for counter in
    select c.table_name, c.column_name from information_schema.columns c
    where c.table_schema = 'public' and c.is_identity = 'YES'
  loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce((select max(%I) from %I), 0) + 1, false)',
      counter.table_name, counter.column_name, counter.column_name, counter.table_name);
  end loop;
end $sequences$`;
