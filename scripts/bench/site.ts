import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neon, neonConfig } from '@neondatabase/serverless';
import { secretConnectionString } from '../database/sql-endpoint.ts';
import { freePort } from '../server/free-port.ts';
import { startScript } from './process.ts';

export interface BenchSite {
  url: string;
  residentMegabytes: () => number;
  stop: () => Promise<void>;
}

/** The production build with the demo's content, on a port and in a data folder of its own. */
export async function startSite(variables: Record<string, string> = {}): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'samplewater-bench-'));
  const running = await startScript(join(import.meta.dirname, '../start.ts'), {
    DATABASE_URL: '',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...variables,
  });
  return {
    url: running.url,
    residentMegabytes: running.residentMegabytes,
    stop: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const databaseUrl = secretConnectionString();

/** The same on an empty database behind `/sql`, for whoever fills it, or has another server in front of it. */
export async function startSiteOnSql(variables: Record<string, string> = {}) {
  const database = await startScript(join(import.meta.dirname, 'sql-process.ts'), {
    DATABASE_URL: databaseUrl,
  });
  const onSql = { DATABASE_URL: databaseUrl, DATABASE_HTTP_ENDPOINT: database.url };
  try {
    const site = await startSite({ ...onSql, ...variables });
    // The driver has one for all: a site is filled before the next one is started.
    neonConfig.fetchEndpoint = `${database.url}/sql`;
    const stop = async () => {
      await site.stop();
      await database.stop();
    };
    return { url: site.url, variables: onSql, sql: neon(databaseUrl), stop };
  } catch (error) {
    // It goes on without us otherwise.
    await database.stop();
    throw error;
  }
}

/** Of the latest of its posts; undefined where it has none. */
export async function latestSlug(url: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/blog-posts`);
  const [post] = (await answer.json()) as { slug: string }[];
  return post?.slug;
}

/** What a sign-in was answered with, for the calls that follow. */
export const cookieOf = (login: Response) =>
  login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
