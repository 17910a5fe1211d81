import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { queueDigestAtOpening } from '#server/domain/mail/queue-digest.ts';
import { sendDueMail } from '#server/domain/mail/send-due-mail.ts';
import { env, forgetEnvironment } from '#server/env.ts';
import adminRequest from '../../netlify/functions/admin-request.ts';
import exporting from '../../netlify/functions/admin-requests-export.ts';
import adminRequests from '../../netlify/functions/admin-requests.ts';
import appointments from '../../netlify/functions/appointments.ts';
import contacts from '../../netlify/functions/contacts.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { refusingMailServer } from '../support/refusing-mail-server.ts';
import { freshIp } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';
import { withoutDatabase } from '../support/without-database.ts';

const canary = {
  firstName: 'Canaria',
  lastName: 'Canarius',
  email: 'canary@example.com',
  phone: '+1 904 555 0177',
  service: 'implants',
  notes: 'canary notes',
};
const traces = /canar|0177|198\.51|implants/i;
const path = '/api/admin/appointments';
const post = (body: unknown) => call(appointments, '/api/appointments', { body, ip: freshIp() });

const log = () =>
  vi
    .mocked(process.stdout.write)
    .mock.calls.map(([text]) => String(text))
    .join('');

it('writes nothing of a patient into the log, whether it goes well or not', async () => {
  const { headers } = await signedIn();
  expect((await post(canary)).status).toBe(201);
  expect((await post({ ...canary, phone: 'canary' })).status).toBe(400);
  expect((await post(new URLSearchParams({ ...canary, phone: 'canary' }))).status).toBe(422);
  const message = { name: 'Canaria', email: canary.email, message: 'canary' };
  expect((await call(contacts, '/api/contacts', { body: message, ip: freshIp() })).status).toBe(201);
  const search = await call(adminRequests, `${path}?q=canaria`, { headers });
  const [item] = (await search.json()) as { id: string }[];
  const params = { id: String(item?.id) };
  const change = (body: unknown) =>
    call(adminRequest, `${path}/${params.id}`, { method: 'PATCH', body, headers, params });
  expect((await change({ note: 'canary called back' })).status).toBe(200);
  expect((await change({ note: 'canary\u0000' })).status).toBe(400);
  expect((await call(exporting, `${path}/export?q=canaria`, { headers })).status).toBe(200);
  await settleAfterWork();

  const down = await withoutDatabase(() =>
    post(new URLSearchParams({ ...canary, firstName: 'Canaria again' })),
  );
  expect(down.status).toBe(503);
  expect(down.headers.get('Retry-After')).toMatch(/^\d+$/);
  const page = await down.text();
  expect(page).toContain('value="Canaria again"');
  expect(page).toContain('href="tel:+19045550142"');
  const lost = await withoutDatabase(() => call(adminRequests, `${path}?q=canaria`, { headers }));
  expect(lost.status).toBe(503);
  expect(await lost.text()).not.toMatch(traces);

  expect(log()).toContain('"route":"/api/appointments"');
  expect(log()).toContain('"route":"/api/admin/requests/:id"');
  expect(log()).not.toMatch(traces);
});

it('names a patient neither in mail to staff nor in what is kept beside the request', async () => {
  await sql(`update appointments set due_at = now() - interval '1 hour'`);
  await queueDigestAtOpening(new Date('2026-11-23T12:30:00Z'));
  await sendDueMail();
  const folder = join(env().DATA_DIR, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const messages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const toPatients = messages.filter((message) => message.includes(`To: ${canary.email}`));
  const toStaff = messages.filter((message) => !toPatients.includes(message));
  const subjects = toStaff.map((message) => /^Subject: (.*)$/m.exec(message)?.[1]);
  expect(subjects.sort()).toEqual([
    '1 late request',
    expect.stringMatching(/^New message \S+$/) as unknown,
    expect.stringMatching(/^New request \S+$/) as unknown,
  ]);
  expect(toStaff.join('\n')).not.toMatch(traces);
  expect(toPatients).toHaveLength(2);
  expect(toPatients.join('\n').replaceAll(`To: ${canary.email}`, '')).not.toMatch(traces);
  for (const table of ['outbox', 'request_events', 'throttle_counters', 'admin_sessions'])
    expect(JSON.stringify(await sql(`select * from ${table}`)), table).not.toMatch(traces);
});

it('keeps quiet about a provider that quotes the address it refuses, and tries again later', async () => {
  const server = await refusingMailServer();
  process.env['SMTP_URL'] = server.url;
  forgetEnvironment();
  try {
    expect((await post({ ...canary, notes: 'canary once more' })).status).toBe(201);
    await settleAfterWork();
    expect(server.refused()).toContain(canary.email);
    const waiting = await sql(
      `select attempts, failed_at, leased_until, due_at > now() as later from outbox where sent_at is null`,
    );
    const tryLater = { attempts: 1, failed_at: null, leased_until: null, later: true };
    expect(waiting).toEqual([tryLater, tryLater]);
    expect(log()).not.toMatch(traces);
    // Sent in the end, once the provider is well again and the pause is over.
    server.recover();
    await sql(`update outbox set due_at = now() where sent_at is null`);
    expect(await sendDueMail()).toEqual({ sent: 2, failed: 0 });
    expect(server.accepted()).toHaveLength(2);
  } finally {
    delete process.env['SMTP_URL'];
    forgetEnvironment();
    server.close();
  }
});
