import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Examination, Finding } from '#contracts/answers/doctor.ts';
import { inProcessDatabase } from '#server/db/in-process.ts';
import { askOutside } from '#server/domain/doctor/ask-outside.ts';
import { forgetEnvironment } from '#server/env.ts';
import doctor from '../../netlify/functions/admin-doctor.ts';
import appointments from '../../netlify/functions/appointments.ts';
import { migrationNames } from '../../scripts/database/migrations.ts';
import { call } from '../support/call.ts';
import { refusingMailServer } from '../support/refusing-mail-server.ts';
import { appointment } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';
import { liftTimeLimits, restoreTimeLimits } from '../support/time-limits.ts';

const migrations = await migrationNames();
const closings: (() => void)[] = [];

/** A house on this machine: what it was asked for, and its address. */
async function house(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function set(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  forgetEnvironment();
}

async function look() {
  const { headers } = await signedIn();
  const answer = await call(doctor, '/api/admin/doctor', { headers });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const text = await answer.text();
  const examination = JSON.parse(text) as Examination;
  const on = (subject: string): Finding | undefined =>
    examination.findings.find((finding) => finding.subject === subject);
  return { text, examination, on };
}

const save = (bookingUrl: string) =>
  sql(`insert into practice_versions (kind, number, value) values ('providers', 1, $1)`, [
    JSON.stringify({ bookingUrl, reviewsUrl: '/demo/reviews', analyticsId: '', otherFrames: [] }),
  ]);

beforeEach(async () => {
  vi.stubGlobal('SITE_MIGRATIONS', migrations);
  await sql('delete from practice_versions');
  await sql('delete from last_times');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  forgetEnvironment();
  for (const close of closings.splice(0)) close();
});

test('an owner gets every finding with its words; nobody else gets one', async () => {
  expect((await call(doctor, '/api/admin/doctor')).status).toBe(401);
  for (const role of ['editor', 'desk'] as const) {
    const { headers } = await signedIn(undefined, role);
    const refused = await call(doctor, '/api/admin/doctor', { headers });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'not-your-role' }]);
  }
  const { examination } = await look();
  expect(new Date(examination.examinedAt).toISOString()).toBe(examination.examinedAt);
  expect(examination.findings.map(({ subject }) => subject)).toEqual([
    'Environment',
    'Database',
    'Database role',
    'Migrations',
    'Removing old data',
    'Emptying the trash',
    'Waiting mail',
    'Last export',
    'Signing key',
    'Mail server',
    'Staff’s address',
    'SPF',
    'DKIM',
    'DMARC',
    'The site',
    'Booking',
    'Reviews',
  ]);
  for (const { state, seen, why, cure } of examination.findings) {
    expect(seen && why).toBeTruthy();
    expect(Boolean(cure)).toBe(state !== 'ok');
  }
  // Sample names are nobody's: no name service is asked for them.
  expect(new Set(examination.findings.map(({ state }) => state))).toEqual(
    new Set(['ok', 'warning', 'unknown']),
  );
});

describe('the running site', () => {
  test('knows which migrations it needs, and says where it does not', async () => {
    expect((await look()).on('Migrations')).toMatchObject({
      state: 'ok',
      seen: `All ${migrations.length} have run.`,
    });
    vi.stubGlobal('SITE_MIGRATIONS', [...migrations, '9999_later.sql']);
    expect((await look()).on('Migrations')).toMatchObject({
      state: 'fault',
      seen: 'Not run yet: 9999_later.sql.',
    });
    vi.stubGlobal('SITE_MIGRATIONS', undefined);
    expect((await look()).on('Migrations')?.state).toBe('unknown');
  });

  test('judges the rights it really has', async () => {
    // As on a machine of one's own, where the site should have left the rights of the tables' owner behind.
    const { fetch } = inProcessDatabase;
    inProcessDatabase.fetch ??= () => Promise.reject(new Error('not asked'));
    const role = (await look()).on('Database role');
    inProcessDatabase.fetch = fetch;
    expect(role).toMatchObject({
      state: 'warning',
      seen: expect.stringContaining('who may also drop tables'),
    });
  });

  test('asks its own address, the mail server and the partners the environment names', async () => {
    const site = await house((_, response) => {
      response.setHeader('Content-Security-Policy', `default-src 'none'; frame-src ${partner.url}`);
      response.end('{}');
    });
    const partner = await house((request, response) => {
      if (request.url === '/office') response.end('book');
      else if (request.url === '/closed') response.writeHead(200, { 'X-Frame-Options': 'SAMEORIGIN' }).end();
      else response.writeHead(404).end();
    });
    const mail = await refusingMailServer();
    closings.push(mail.close);
    set({ SITE_URL: site.url, SMTP_URL: mail.url, PUBLIC_BOOKING_URL: `${partner.url}/office` });
    set({ PUBLIC_REVIEWS_URL: `${partner.url}/gone` });
    const well = await look();
    expect(well.on('The site')).toMatchObject({ state: 'ok', seen: `It answers at ${site.url}.` });
    expect(well.on('Mail server')).toMatchObject({ state: 'ok', seen: 'It lets us in.' });
    expect(well.on('Booking')).toMatchObject({ state: 'ok' });
    expect(well.on('Reviews')).toMatchObject({ state: 'fault', seen: `${partner.url}/gone answers 404.` });
    set({ PUBLIC_REVIEWS_URL: `${partner.url}/closed` });
    expect((await look()).on('Reviews')?.seen).toMatch(/does not let itself be shown in our pages/);
  });

  test('says nothing that could open a door', async () => {
    const partner = await house((_, response) => response.writeHead(503).end());
    const body = appointment({ lastName: 'Canaryson', notes: 'canary' });
    expect((await call(appointments, '/api/appointments', { body })).status).toBe(201);
    await sql(`update outbox set due_at = now() - interval '1 hour'`);
    set({
      SESSION_SECRET: 'canary-of-the-key-that-signs-every-session',
      SMTP_URL: 'smtp://canary-user:canary-word@127.0.0.1:1',
      BUILD_HOOK_URL: 'https://hooks.example/canary-hook',
      ADMIN_PASSWORD: 'canary of a first password',
      PUBLIC_BOOKING_URL: `${partner.url}/office?key=canary-key#canary`,
      PUBLIC_REVIEWS_URL: partner.url.replace('//', '//canary-user:canary-word@'),
    });
    const { text, on } = await look();
    expect(on('Mail server')?.seen).toBe('It does not answer.');
    expect(on('Booking')?.seen).toBe(`${partner.url}/office answers 503.`);
    expect(on('Signing key')?.state).toBe('ok');
    expect(on('Waiting mail')).toMatchObject({
      state: 'fault',
      seen: expect.stringContaining('should have left'),
    });
    expect(text).not.toMatch(/canary/i);
    expect(text).not.toMatch(/postgres(ql)?:/);
    expect(JSON.stringify(await sql('select name from last_times'))).not.toContain('canary');
  });

  test('looks once at a time, whoever asks meanwhile', async () => {
    const partner = await house((_, response) => response.end('book'));
    set({ PUBLIC_BOOKING_URL: `${partner.url}/office` });
    const { headers } = await signedIn();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await call(doctor, '/api/admin/doctor', { headers })).json()),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(partner.asked).toEqual(['/office']);
    await look();
    expect(partner.asked).toHaveLength(2);
  });
});

describe('an address owners saved', () => {
  test('is what is judged, unless a variable stands over it', async () => {
    await save('https://book.provider.invalid/office');
    expect((await look()).on('Booking')).toMatchObject({
      state: 'fault',
      seen: 'https://book.provider.invalid/office does not answer.',
      cure: expect.stringContaining('save it under Practice in the portal'),
    });
    const partner = await house((_, response) => response.writeHead(410).end());
    set({ PUBLIC_BOOKING_URL: partner.url });
    expect((await look()).on('Booking')?.seen).toBe(`${partner.url}/ answers 410.`);
  });

  test('is no way into the network the server stands in', async () => {
    const inner = await house((_, response) => response.end('secret'));
    await save(inner.url.replace('http:', 'https:'));
    expect((await look()).on('Booking')).toMatchObject({
      state: 'fault',
      seen: expect.stringContaining('leads into a network of the server’s own'),
    });
    await sql('delete from practice_versions');
    await save(inner.url.replace('http://127.0.0.1', 'https://localhost'));
    expect((await look()).on('Booking')?.seen).toMatch(/network of the server’s own/);
    // Nor is one that leads there, be it named by the environment.
    const outer = await house((_, response) => response.writeHead(302, { Location: inner.url }).end());
    set({ PUBLIC_BOOKING_URL: outer.url });
    expect((await look()).on('Booking')?.seen).toMatch(/network of the server’s own/);
    expect(outer.asked).toEqual(['/']);
    expect(inner.asked).toEqual([]);
  });
});

test('what takes too long is not waited for: a house that never answers', async () => {
  restoreTimeLimits();
  onTestFinished(liftTimeLimits);
  const silent = await house(() => undefined);
  const wait = () => askOutside(silent.url, { trusted: [silent.url], timeLimitMs: 50 });
  // On a busy machine the time may be over before the question has arrived.
  do await expect(wait()).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  while (silent.asked.length === 0);
});
