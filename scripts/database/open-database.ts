import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ProcessLock } from '../process-lock.ts';
import { embeddedPostgres } from './embedded.ts';
import { provideInProcess } from './in-process.ts';
import { ordinaryPostgres } from './ordinary.ts';
import { serveSql } from './sql-endpoint.ts';
import type { SqlBackend } from './sql-protocol.ts';

/** The driver insists on an address; a database in this process has none. */
const inProcessUrl = 'postgres://local:local@localhost/local';

/**
 * Makes the database `DATABASE_URL` names reachable for the server in this process: Neon, or a stand-in that
 * `DATABASE_HTTP_ENDPOINT` names, needs nothing; an ordinary Postgres and the embedded one in `dataDir` answer within
 * the process, without a port.
 * @returns how to let go of it again
 */
export async function openDatabase(dataDir: string): Promise<() => Promise<void>> {
  const url = databaseUrl();
  if (isServedElsewhere(url)) return () => Promise.resolve();
  const backend = await openBackend(url, dataDir);
  const takeAway = provideInProcess(backend);
  process.env['DATABASE_URL'] = inProcessUrl;
  return async () => {
    takeAway();
    await backend.close();
  };
}

/** The same for functions in processes of their own: over a loopback port that asks for a key, new at every start. */
export async function openSharedDatabase(dataDir: string): Promise<() => Promise<void>> {
  const url = databaseUrl();
  if (isServedElsewhere(url)) return () => Promise.resolve();
  const backend = await openBackend(url, dataDir);
  const endpoint = await serveSql(backend);
  process.env['DATABASE_URL'] = endpoint.connectionString;
  process.env['DATABASE_HTTP_ENDPOINT'] = endpoint.url;
  return async () => {
    await endpoint.close();
    await backend.close();
  };
}

function databaseUrl(): string | undefined {
  return process.env['DATABASE_URL'] || process.env['NETLIFY_DB_URL'];
}

function isServedElsewhere(url: string | undefined): boolean {
  if (!process.env['DATABASE_HTTP_ENDPOINT']) return url !== undefined && isNeon(url);
  process.env['DATABASE_URL'] = url || inProcessUrl;
  return true;
}

async function openBackend(url: string | undefined, dataDir: string): Promise<SqlBackend> {
  return url ? ordinaryPostgres(url) : embedded(dataDir);
}

async function embedded(dataDir: string): Promise<SqlBackend> {
  await mkdir(dataDir, { recursive: true });
  const lock = new ProcessLock(join(dataDir, 'postgres.lock'));
  if (!lock.take())
    throw new Error(`Another process uses the database in ${dataDir}. Stop it, or set DATA_DIR.`);
  const backend = await embeddedPostgres({ folder: join(dataDir, 'postgres') });
  return { run: backend.run, close: () => backend.close().finally(() => lock.release()) };
}

function isNeon(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname.endsWith('.neon.tech');
}
