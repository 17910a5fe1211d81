import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neonConfig } from '@neondatabase/serverless';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetClockNotes } from '#server/domain/mail/clock-notes.ts';
import { forgetEnvironment } from '#server/env.ts';
import health from '../../netlify/functions/health.ts';
import { loadFunctions, type ServedFunction } from '../../scripts/server/functions.ts';
import { runSchedules } from '../../scripts/server/schedules.ts';
import { call } from '../support/call.ts';
import { sql } from '../support/sql.ts';

const minute = 60_000;
const longestTimerMs = 2 ** 31 - 1;
const blobsFolder = mkdtempSync(join(tmpdir(), 'samplewater-blobs-'));
const blobs = new BlobsServer({ directory: blobsFolder, token: 'sample' });
const database = vi.fn<typeof fetch>();
let functions: ServedFunction[];
let underway = 0;
let stop: () => void = () => undefined;

beforeAll(async () => {
  functions = (await loadFunctions()).map(counted);
  database.mockImplementation(fetch);
  const { port } = await blobs.start();
  const url = `http://localhost:${port}`;
  const context = { edgeURL: url, uncachedEdgeURL: url, siteID: 'site', token: 'sample' };
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await blobs.stop();
  rmSync(blobsFolder, { recursive: true, force: true });
});

function counted({ handler, ...others }: ServedFunction): ServedFunction {
  const run = async (...called: Parameters<typeof handler>) => {
    underway += 1;
    try {
      return await handler(...called);
    } finally {
      underway -= 1;
    }
  };
  return { ...others, handler: run };
}

/** The clock of a whole site, moved by hand: everything that runs by itself, with every timer there is. */
function startSite(time: string): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(new Date(time));
  // The database of this process goes by the same clock, and may wait for what is weeks away now: further than a timer counts, which
  // would then end at once, again and again.
  const wait = globalThis.setTimeout;
  const waitAtMost = (work: () => void, ms = 0, ...rest: unknown[]) =>
    wait(work, Math.min(ms, longestTimerMs), ...rest);
  vi.stubGlobal('setTimeout', Object.assign(waitAtMost, wait));
  stop = runSchedules(functions);
}

beforeEach(() => {
  forgetClockNotes();
  rmSync(join(blobsFolder, 'entries'), { recursive: true, force: true });
  neonConfig.fetchFunction = database;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  neonConfig.fetchFunction = undefined;
});

/** Lets the time pass, from one call of the clock to the next. @returns in which minutes (`HH:MM`, UTC) the database was asked something */
async function pass(minutes: number): Promise<string[]> {
  const asked: string[] = [];
  for (let passed = 0; passed < minutes; passed += 5) {
    const before = database.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5 * minute);
    await settle();
    if (database.mock.calls.length > before) asked.push(new Date().toISOString().slice(11, 16));
  }
  return asked;
}

/** Until every function that was called has done its work. */
async function settle(): Promise<void> {
  while (underway > 0) await new Promise((resolve) => setImmediate(resolve));
}

// Monday, November 23, 2026: the office opens at 7:00 AM, which is noon UTC.
const monday = '2026-11-23T01:55:00Z';

describe.each([
  ['a server of one’s own', { DEPLOY_CONTEXT: 'local' }],
  ['the host', { DEPLOY_CONTEXT: 'production', CONTEXT: 'production' }],
])('on %s', (_where, variables) => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    forgetEnvironment();
  });
  afterEach(() => {
    for (const name of ['DEPLOY_CONTEXT', 'CONTEXT']) vi.stubEnv(name, undefined);
    forgetEnvironment();
  });

  test('an idle site asks its database nothing for an hour, and twice a day in all', async () => {
    startSite(monday);
    expect(await pass(5), 'what was before the start is unknown').toHaveLength(1);
    const before = database.mock.calls.length;
    expect(await pass(60)).toEqual([]);
    expect(database.mock.calls.length - before).toBe(0);
    // When the office opens, for the digest; at midnight, for what is forgotten.
    expect(await pass(24 * 60)).toEqual(['12:00', '00:00']);
  });

  test('mail that could not be sent is tried when it is due, and not before', async () => {
    await sql(
      `insert into outbox (kind, cause, due_at, sent_at) values ('digest', 'digest:one', '2026-11-23T04:29Z', null)`,
    );
    startSite(monday);
    await pass(5);
    expect(await pass(115)).toEqual([]);
    await sql('delete from outbox');
    expect(await pass(60)).toEqual(['04:30']);
  });

  test('a request that becomes late wakes it once, for the digest', async () => {
    await sql(`
      insert into contacts (reference, name, email, message, due_at)
      values ('LATE-1', 'Ada Lovelace', 'ada@example.com', 'Hello', '2026-11-23T15:00:00Z')`);
    startSite('2026-11-23T12:55:00Z');
    await pass(5);
    expect(await pass(180)).toEqual(['15:00']);
    await sql('delete from contacts');
  });
});

test('a monitor that asks every minute whether the site lives wakes nothing', async () => {
  const before = database.mock.calls.length;
  for (let round = 0; round < 60; round += 1)
    expect((await call(health, '/api/health/live')).status).toBe(200);
  expect(database.mock.calls.length - before).toBe(0);
});

test('where the host’s notes cannot be read, the clock asks once an hour', async () => {
  vi.stubEnv('DEPLOY_CONTEXT', 'production');
  vi.stubEnv('CONTEXT', 'production');
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
  forgetEnvironment();
  startSite(monday);
  expect(await pass(180)).toEqual(['02:00', '03:00', '04:00']);
});
