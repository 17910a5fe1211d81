import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../support/database.ts';
import { makeDataDir } from '../support/running-server.ts';

const script = join(import.meta.dirname, '../../scripts/admin.ts');
const folder = makeDataDir();
let closeDatabase: () => Promise<void>;

const first = 'first@samplewater-dental.example';
const other = 'other@samplewater-dental.example';

/** `npm run admin -- …` in a folder whose `.env` holds the first administrator's password. */
async function admin(words: string[], { input = '', variables = {} } = {}) {
  const { PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL, DATABASE_HTTP_ENDPOINT } = process.env;
  const child = spawn(process.execPath, [script, ...words], {
    cwd: folder.path,
    env: {
      ...{ PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL, DATABASE_HTTP_ENDPOINT },
      DATA_DIR: folder.path,
      ...variables,
    },
  });
  child.stdin.end(input);
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { status, said: `${out}${err}`.trim() };
}

beforeAll(async () => {
  writeFileSync(join(folder.path, '.env'), 'ADMIN_PASSWORD=the first passphrase\n');
  closeDatabase = await openTestDatabase(inject('databaseTemplate'));
});
afterAll(async () => {
  await closeDatabase();
  folder.remove();
});

test('a password comes from standard input or this very call, and never from what .env holds for somebody else', async () => {
  expect(await admin(['create', first], { input: 'given on standard input\n' })).toEqual({
    status: 0,
    said: `${first} can sign in now.`,
  });
  const nothingGiven = await admin(['create', other]);
  expect(nothingGiven.status).toBe(1);
  expect(
    (await admin(['create', other], { variables: { ADMIN_PASSWORD: 'given with the call' } })).status,
  ).toBe(0);
  expect((await admin(['list'])).said).toBe(`${first}  owner\n${other}  owner`);
});

test('a password that could never sign in is refused, whoever it is for', async () => {
  const tooLong = 'é'.repeat(37);
  for (const words of [
    ['create', 'third@samplewater-dental.example'],
    ['password', other],
  ]) {
    const { status, said } = await admin(words, { input: tooLong });
    expect(status).toBe(1);
    expect(said).toMatch(/12 to 72 bytes/);
    expect(said).not.toContain('é');
  }
  expect((await admin(['list'])).said).toBe(`${first}  owner\n${other}  owner`);
});

test('an account that is deactivated says so in the list, and the last one stays', async () => {
  expect((await admin(['deactivate', other])).said).toBe(`${other} can no longer sign in.`);
  const last = await admin(['deactivate', first]);
  expect([last.status, last.said]).toEqual([1, 'The last active owner cannot be deactivated.']);
  expect((await admin(['list'])).said).toBe(`${first}  owner\n${other}  owner  (deactivated)`);
});
