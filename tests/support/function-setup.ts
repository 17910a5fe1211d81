import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, beforeEach, afterEach, inject, vi } from 'vitest';
import { pingDatabase } from '#server/db/client.ts';
import { forgetEnvironment } from '#server/env.ts';
import { migrate } from '../../scripts/database/migrations.ts';
import { openFilesDatabase } from './database.ts';
import { hashAtLowestCost } from './staff.ts';
import { liftTimeLimits, restoreTimeLimits } from './time-limits.ts';

/** Every file of function tests finds an empty database, embedded or beside the server `DATABASE_URL` names, and a server that knows nothing yet. */
const dataDir = mkdtempSync(join(tmpdir(), 'samplewater-test-'));
const environment = { ...process.env };
let close: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  liftTimeLimits();
  process.env['DATA_DIR'] = dataDir;
  process.env['SITE_URL'] = 'http://localhost:8888';
  process.env['DEPLOY_CONTEXT'] = 'local';
  process.env['SESSION_SECRET'] = 'a-test-secret-of-more-than-thirty-two-bytes';
  const database = await openFilesDatabase(inject('databaseTemplate'));
  ({ close } = database);
  forgetEnvironment();
  hashAtLowestCost();
  // From here on the site has its way to it, and what a test puts in that place (a fault, nothing at all) stays there.
  await (database.isNew ? migrate() : pingDatabase());
});

afterAll(async () => {
  await close();
  restoreTimeLimits();
  rmSync(dataDir, { recursive: true, force: true });
  // Its settings go, and what the server keeps between calls (counts, limits, a waiting line) with its modules: the next file reads its own.
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
  vi.resetModules();
});

/** A noisy console is a failing test: announce what is expected with `vi.spyOn(console, …).mockImplementation(…)`. */
beforeEach(() => {
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => {
      expect.fail(`console.${level}: ${words.join(' ')}`);
    });
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.restoreAllMocks();
});
