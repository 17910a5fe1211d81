import { join } from 'node:path';
import { databaseTemplate } from './database-template.ts';
import { openTestDatabase } from './database.ts';
import { makeDataDir, startServerProcess } from './running-server.ts';

/**
 * Once for a run of browser tests: a database from the template and the real server on it. Where both are, and the key that
 * signs sessions, goes to the workers through the environment, so that a test may be signed in, or look, without a browser.
 * Specs with a server of their own find the template there too.
 */
export default async function startSiteUnderTest(): Promise<() => Promise<void>> {
  const template = await databaseTemplate();
  const data = makeDataDir();
  const closeDatabase = await openTestDatabase(template);
  Object.assign(process.env, {
    DATABASE_TEMPLATE: template,
    DATA_DIR: data.path,
    DEPLOY_CONTEXT: 'local',
    SESSION_SECRET: 'a-test-secret-of-more-than-thirty-two-bytes',
    SITE_URL: `http://localhost:${process.env['E2E_PORT']}`,
  });
  const server = await startServerProcess({
    ...given(),
    PORT: process.env['E2E_PORT'] ?? '',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'without-time-limits.ts')}`,
  });
  return async () => {
    await server.end('SIGTERM');
    await closeDatabase();
    data.remove();
  };
}

const passedOn = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'DATABASE_HTTP_ENDPOINT',
  'DATABASE_URL',
  'DATA_DIR',
  'DEPLOY_CONTEXT',
  'SESSION_SECRET',
  'SITE_URL',
] as const;

function given(): Record<string, string> {
  return Object.fromEntries(passedOn.map((name) => [name, process.env[name] ?? '']));
}
