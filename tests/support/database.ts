import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { embeddedPostgres } from '../../scripts/database/embedded.ts';
import { ordinaryPostgres } from '../../scripts/database/ordinary.ts';
import { serveSql } from '../../scripts/database/sql-endpoint.ts';
import type { SqlBackend } from '../../scripts/database/sql-protocol.ts';

const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];

/**
 * A database of its own behind Neon's protocol: a copy of `template` in memory, or an empty one beside the server
 * `DATABASE_URL` names.
 */
export async function openTestDatabase(template?: string): Promise<() => Promise<void>> {
  const database = given ? await freshDatabase(given) : undefined;
  const backend = database ? ordinaryPostgres(database.url) : await embeddedPostgres({ template });
  const endpoint = await serveSql(backend);
  process.env['DATABASE_URL'] = endpoint.connectionString;
  process.env['DATABASE_HTTP_ENDPOINT'] = endpoint.url;
  return async () => {
    await endpoint.close();
    await backend.close();
    await database?.drop();
  };
}

type KeptDatabase = { connect: () => void; empty: () => Promise<void> };
const ofProcess = globalThis as { keptDatabase?: KeptDatabase };

/**
 * The same for one of many files that share a process. Starting an embedded Postgres takes a second of work, so the first file’s
 * is kept, beyond the modules that each file reads anew, and whoever comes next finds it migrated and as empty as a new one.
 */
export async function openFilesDatabase(
  template: string,
): Promise<{ isNew: boolean; close: () => Promise<void> }> {
  if (given) return { isNew: true, close: await openTestDatabase(template) };
  const isNew = !ofProcess.keptDatabase;
  const database = (ofProcess.keptDatabase ??= await openKeptDatabase(template));
  database.connect();
  return { isNew, close: database.empty };
}

async function openKeptDatabase(template: string): Promise<KeptDatabase> {
  const backend = await embeddedPostgres({ template });
  const endpoint = await serveSql(backend);
  const columns = async () => (await run(backend, everyColumn))[0]?.rows;
  const columnsAtFirst = await columns();
  return {
    connect: () => {
      process.env['DATABASE_URL'] = endpoint.connectionString;
      process.env['DATABASE_HTTP_ENDPOINT'] = endpoint.url;
    },
    empty: async () => {
      await emptyDatabase(backend);
      if (!isDeepStrictEqual(await columns(), columnsAtFirst))
        throw new Error(
          'These tests leave tables of another shape: openTestDatabase() gives them their own.',
        );
    },
  };
}

/** Leaves the template's tables as the migrations do. Without triggers: the audit log lets nothing of it be taken away. */
export async function emptyDatabase(backend: SqlBackend): Promise<void> {
  await run(
    backend,
    'set local session_replication_role = replica',
    truncateFilled,
    'insert into posts_version default values',
  );
}

const run = (backend: SqlBackend, ...queries: string[]) =>
  backend.run(
    queries.map((query) => ({ query, params: [] })),
    { isTransaction: true, isolation: undefined },
  );

/** Most tables of most files have never held a row, and a table costs the same whether it did or not. */
const truncateFilled = `do $$ begin
  execute (select 'truncate ' || string_agg(oid::regclass::text, ', ') || ' restart identity cascade' from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
      and pg_relation_size(oid) > 0);
end $$`;

/** From the catalogue itself: the view of the standard asks of each column who may see it. */
const everyColumn = `select relnamespace::regnamespace, relname, attname, format_type(atttypid, atttypmod)
  from pg_attribute join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p', 'v')
  where relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and attnum > 0 and not attisdropped order by 1, 2, 3`;

async function freshDatabase(serverUrl: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}
