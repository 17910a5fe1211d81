import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { FactHistory } from '#contracts/answers/facts.ts';
import { fillDataDir } from '../support/database-template.ts';
import { makeDataDir, type RunningServer, startServerProcess } from '../support/running-server.ts';

const staff = { email: 'owner@samplewater-dental.example', password: 'a long enough passphrase' };
const data = makeDataDir();
const variables = {
  DATA_DIR: data.path,
  SEED: '0',
  ADMIN_EMAIL: staff.email,
  ADMIN_PASSWORD: staff.password,
};
let server: RunningServer;
beforeAll(async () => {
  await fillDataDir(data.path, inject('databaseTemplate'));
  server = await startServerProcess(variables);
});
afterAll(async () => {
  await server.end('SIGTERM');
  data.remove();
});

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(staff),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

const page = async (path: string) => (await fetch(`${server.url}${path}`)).text();

test('a saved price is on its pages and in the calculator once it is built, and after the next start', async () => {
  const cookie = await signIn();
  const url = `${server.url}/api/admin/facts/prices`;
  const read = async () => (await (await fetch(url, { headers: { cookie } })).json()) as FactHistory;
  const { own } = await read();
  expect(await page('/financial')).toContain('$385');
  const saved = await fetch(url, {
    method: 'PUT',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ base: 0, value: { ...(own as object), individual: 391 } }),
  });
  expect(await saved.json()).toMatchObject({ build: { state: 'asked' } });
  await expect
    .poll(async () => (await read()).build, { timeout: 240_000, interval: 2_000 })
    .toMatchObject({ state: 'live', reason: null });
  for (const path of ['/financial', '/preventative-dentistry']) {
    expect(await page(path)).toContain('$391');
    expect(await page(path)).not.toContain('$385');
  }
  // The rest of the site comes of the same build.
  expect((await fetch(`${server.url}/blog`)).status).toBe(200);
  expect((await fetch(`${server.url}/`)).headers.get('content-security-policy')).toContain('sha256-');

  await server.end('SIGTERM');
  server = await startServerProcess(variables);
  expect(await page('/financial')).toContain('$391');
});
