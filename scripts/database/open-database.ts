import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ProcessLock } from '../process-lock.ts';
import { embeddedPostgres } from './embedded.ts';
import { ordinaryPostgres } from './ordinary.ts';
import { serveSql, type SqlBackend } from './sql-endpoint.ts';

const localUrl = 'postgres://local:local@localhost/local';

/**
 * Makes the database reachable over Neon's protocol and tells the server where (`DATABASE_URL`,
 * `DATABASE_HTTP_ENDPOINT` of this process): Neon itself needs nothing; an ordinary Postgres gets the endpoint in front
 * of it; without `DATABASE_URL` an embedded one in `dataDir` does.
 * @returns how to let go of it again
 */
export async function openDatabase(dataDir: string): Promise<() => Promise<void>> {
  const url = process.env['DATABASE_URL'] || process.env['NETLIFY_DB_URL'];
  if (process.env['DATABASE_HTTP_ENDPOINT']) {
    process.env['DATABASE_URL'] = url || localUrl;
    return () => Promise.resolve();
  }
  if (url && isNeon(url)) return () => Promise.resolve();
  const backend = url ? ordinaryPostgres(url) : await embedded(dataDir);
  const endpoint = await serveSql(backend);
  process.env['DATABASE_URL'] = url ? withoutOptions(url) : localUrl;
  process.env['DATABASE_HTTP_ENDPOINT'] = endpoint.url;
  return async () => {
    await endpoint.close();
    await backend.close();
  };
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

/** The driver wants a user, a host and a database in the address; where it really goes, the endpoint decides. */
function withoutOptions(url: string): string {
  const { username, password, hostname, pathname } = new URL(url);
  return `postgres://${username || 'local'}:${password || 'local'}@${hostname || 'localhost'}${pathname.length > 1 ? pathname : '/local'}`;
}
