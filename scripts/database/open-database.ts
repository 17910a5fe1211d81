import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { siteRole } from '#server/db/site-role.ts';
import { ProcessLock } from '../process-lock.mjs';
import { embeddedPostgres } from './embedded.ts';
import { provideInProcess } from './in-process.ts';
import { ordinaryPostgres } from './ordinary.ts';
import { grantSiteRights } from './site-role.ts';
import { serveSql } from './sql-endpoint.ts';
import type { SqlBackend } from './sql-protocol.ts';

/** The driver insists on an address; a database in this process has none. */
const inProcessUrl = 'postgres://local:local@localhost/local';

export interface OpenDatabase {
  close: () => Promise<void>;
  /**
   * Leaves the owner's rights behind, once the tables are as they should be.
   * @returns false where the given user may not make a role with fewer
   */
  workAsSite: () => Promise<boolean>;
}

/** For chores: with the rights of the user `DATABASE_URL` names, to the end. */
export async function openDatabase(dataDir: string): Promise<() => Promise<void>> {
  const { close } = await openSiteDatabase(dataDir);
  return close;
}

/**
 * Makes the database `DATABASE_URL` names reachable for the server in this process: Neon, or a stand-in that
 * `DATABASE_HTTP_ENDPOINT` names, needs nothing; an ordinary Postgres and the embedded one in `dataDir` answer within
 * the process, without a port.
 */
export async function openSiteDatabase(dataDir: string): Promise<OpenDatabase> {
  const url = databaseUrl();
  if (isServedElsewhere(url))
    return { close: () => Promise.resolve(), workAsSite: () => Promise.resolve(true) };
  const backend = await openBackend(url, dataDir);
  const takeAway = provideInProcess(backend);
  process.env['DATABASE_URL'] = inProcessUrl;
  return {
    close: async () => {
      takeAway();
      await backend.close();
    },
    workAsSite: async () => {
      const isGranted = await grantSiteRights();
      if (isGranted) await backend.workAs(siteRole);
      return isGranted;
    },
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

/** Whether the database is the embedded one, which no other process can open; asked before it is opened. */
export function isDatabaseOurs(): boolean {
  return !databaseUrl() && !process.env['DATABASE_HTTP_ENDPOINT'];
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

export class DatabaseInUseError extends Error {
  constructor(dataDir: string) {
    super(`Another process uses the database in ${dataDir}. Stop it, or set DATA_DIR.`);
  }
}

async function embedded(dataDir: string): Promise<SqlBackend> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = new ProcessLock(join(dataDir, 'postgres.lock'));
  if (!lock.take()) throw new DatabaseInUseError(dataDir);
  const backend = await embeddedPostgres({ folder: join(dataDir, 'postgres') });
  return { ...backend, close: () => backend.close().finally(() => lock.release()) };
}

export function isNeon(url = ''): boolean {
  return URL.parse(url)?.hostname.endsWith('.neon.tech') ?? false;
}
