import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../support/running-server.ts';

const script = join(import.meta.dirname, '../../scripts/admin.ts');
const folder = makeDataDir();
afterAll(folder.remove);

const first = 'first@samplewater-dental.example';
const other = 'other@samplewater-dental.example';

/** `npm run admin -- …` in a folder whose `.env` holds the first administrator's password. */
function admin(words: string[], { input = '', variables = {} } = {}) {
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: folder.path,
    env: { PATH, HOME, DATA_DIR: join(folder.path, 'data'), ...variables },
    input,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

beforeAll(() => {
  writeFileSync(join(folder.path, '.env'), 'ADMIN_PASSWORD=the first passphrase\n');
});

test('a password comes from standard input or this very call, and never from what .env holds for somebody else', () => {
  expect(admin(['create', first], { input: 'given on standard input\n' })).toEqual({
    status: 0,
    said: `${first} can sign in now.`,
  });
  const nothingGiven = admin(['create', other]);
  expect(nothingGiven.status).toBe(1);
  expect(admin(['create', other], { variables: { ADMIN_PASSWORD: 'given with the call' } }).status).toBe(0);
  expect(admin(['list']).said).toBe(`${first}  owner\n${other}  owner`);
});

test('a password that could never sign in is refused, whoever it is for', () => {
  const tooLong = 'é'.repeat(37);
  for (const words of [
    ['create', 'third@samplewater-dental.example'],
    ['password', other],
  ]) {
    const { status, said } = admin(words, { input: tooLong });
    expect(status).toBe(1);
    expect(said).toMatch(/12 to 72 bytes/);
    expect(said).not.toContain('é');
  }
  expect(admin(['list']).said).toBe(`${first}  owner\n${other}  owner`);
});

test('an account that is deactivated says so in the list, and the last one stays', () => {
  expect(admin(['deactivate', other]).said).toBe(`${other} can no longer sign in.`);
  const last = admin(['deactivate', first]);
  expect([last.status, last.said]).toEqual([1, 'The last active owner cannot be deactivated.']);
  expect(admin(['list']).said).toBe(`${first}  owner\n${other}  owner  (deactivated)`);
});
