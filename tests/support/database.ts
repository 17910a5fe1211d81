import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { embeddedPostgres } from '../../scripts/database/embedded.ts';
import { ordinaryPostgres } from '../../scripts/database/ordinary.ts';
import { serveSql } from '../../scripts/database/sql-endpoint.ts';

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
