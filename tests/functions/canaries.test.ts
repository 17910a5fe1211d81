import { neonConfig } from '@neondatabase/serverless';
import { expect, it, vi } from 'vitest';
import adminRequests from '../../netlify/functions/admin-requests.ts';
import appointments from '../../netlify/functions/appointments.ts';
import contacts from '../../netlify/functions/contacts.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { freshAddress } from '../support/requests.ts';
import { signedIn } from '../support/staff.ts';

const canary = {
  firstName: 'Canaria',
  lastName: 'Canarius',
  email: 'canary@example.com',
  phone: '+1 904 555 0177',
  notes: 'canary notes',
};

it('writes nothing of a patient into the log, whether it goes well or not', async () => {
  const desk = await signedIn();
  const post = (body: unknown) => call(appointments, '/api/appointments', { body, ip: freshAddress() });
  expect((await post(canary)).status).toBe(201);
  expect((await post({ ...canary, phone: 'canary' })).status).toBe(400);
  expect((await post(new URLSearchParams({ ...canary, phone: 'canary' }))).status).toBe(422);
  const message = { name: 'Canaria', email: canary.email, message: 'canary' };
  expect((await call(contacts, '/api/contacts', { body: message, ip: freshAddress() })).status).toBe(201);
  const search = await call(adminRequests, '/api/admin/appointments?q=canaria', { headers: desk.headers });
  expect(await search.json()).toHaveLength(1);
  await settleAfterWork();

  const real = neonConfig.fetchEndpoint;
  neonConfig.fetchEndpoint = 'http://127.0.0.1:9/sql';
  const down = await post(new URLSearchParams({ ...canary, firstName: 'Canaria again' }));
  neonConfig.fetchEndpoint = real;
  expect(down.status).toBe(503);
  expect(down.headers.get('Retry-After')).toMatch(/^\d+$/);
  const page = await down.text();
  expect(page).toContain('value="Canaria again"');
  expect(page).toContain('href="tel:+19045550142"');

  const log = vi
    .mocked(process.stdout.write)
    .mock.calls.map(([text]) => String(text))
    .join('');
  expect(log).toContain('"route":"/api/appointments"');
  expect(log).not.toMatch(/canar|0177|198\.51/i);
});
