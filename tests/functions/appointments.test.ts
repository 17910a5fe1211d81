import { describe, expect, it } from 'vitest';
import appointments from '../../netlify/functions/appointments.ts';
import contacts from '../../netlify/functions/contacts.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { appointment, freshIp, message, rowsOf } from '../support/requests.ts';
import { sql } from '../support/sql.ts';

const path = '/api/appointments';
const post = (body: unknown, options: Parameters<typeof call>[2] = {}) =>
  call(appointments, path, { body, ip: freshIp(), ...options });
const form = (fields: Record<string, unknown>) => new URLSearchParams(fields as Record<string, string>);

describe('a request for an appointment', () => {
  it('is stored as pending and answered with its reference and nothing else', async () => {
    const body = appointment({ service: 'implants', notes: ' Two\r\nlines ', preferredDate: '' });
    const answer = await post(body);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const receipt = (await answer.json()) as { reference: string };
    expect(receipt).toEqual({
      reference: expect.stringMatching(/^[A-Z0-9-]{6,20}$/) as unknown,
      status: 'pending',
    });
    const [row, ...others] = await rowsOf(body['email']);
    expect(others).toHaveLength(0);
    expect(row).toMatchObject({
      reference: receipt.reference,
      first_name: 'Ada',
      service: 'implants',
      notes: 'Two\nlines',
      preferred_date: null,
      status: 'pending',
      source: 'site',
    });
    expect(Number(row?.['due_at']) - Number(row?.['created_at'])).toBe(24 * 3_600_000);
  });

  it('stores no member it does not name', async () => {
    const body = appointment({ id: crypto.randomUUID(), status: 'closed', createdAt: '2001-01-01' });
    expect((await post(body)).status).toBe(201);
    const [row] = await rowsOf(body['email']);
    expect(row?.['id']).not.toBe(body['id']);
    expect(row?.['status']).toBe('pending');
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ lastName: 'a\u0000b' }, 'lastName'],
    [{ email: 'a@example.com\r\nBcc: x@example.com' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ preferredDate: '2020-01-01' }, 'preferredDate'],
    [{ preferredDate: '2999-01-01' }, 'preferredDate'],
    [{ notes: '\ud800' }, 'notes'],
    [{ service: { $ne: '' } }, 'service'],
  ])('is refused for %j with a 400 that names the field', async (change, field) => {
    const body = appointment(change);
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { details: unknown }).details).toEqual([
      { path: [field], message: expect.any(String) as unknown },
    ]);
    expect(await rowsOf(body['email'])).toHaveLength(0);
  });

  it.each([['null'], ['[]'], ['"text"'], ['3']])('is refused for the body %s', async (body) => {
    const answer = await post(body, { headers: { 'Content-Type': 'application/json' } });
    expect(answer.status).toBe(400);
  });

  it('is refused for what is no JSON, another type, and too much of it', async () => {
    const json = { 'Content-Type': 'application/json' };
    expect((await post('{', { headers: json })).status).toBe(400);
    expect((await post('a', { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
    expect((await post(`"${'a'.repeat(65_536)}"`, { headers: json })).status).toBe(413);
    expect((await call(appointments, path)).status).toBe(405);
    const foreign = await post(appointment(), { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(foreign.status).toBe(403);
  });
});

describe('a repetition', () => {
  it('with the same key and body is the same request, in parallel too', async () => {
    const body = appointment();
    const options = { headers: { 'Idempotency-Key': crypto.randomUUID() }, ip: freshIp() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(body, options)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const references = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
    );
    expect(new Set(references).size).toBe(1);
    expect(await rowsOf(body['email'])).toHaveLength(1);
    const spelled = { ...body, firstName: ' Ada ', service: '', more: 1 };
    expect((await post(spelled, options)).status).toBe(201);
  });

  it('with the same key is the same request after ten minutes too', async () => {
    const body = appointment();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const reference = async () =>
      ((await (await post(body, { headers })).json()) as { reference: string }).reference;
    const first = await reference();
    await sql(`update appointments set created_at = created_at - interval '1 day' where email = $1`, [
      body['email'],
    ]);
    expect(await reference()).toBe(first);
    expect(await rowsOf(body['email'])).toHaveLength(1);
  });

  it('with the same key and another body is a 422', async () => {
    const options = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
    const body = appointment();
    expect((await post(body, options)).status).toBe(201);
    expect((await post({ ...body, firstName: 'Eve' }, options)).status).toBe(422);
    expect(await rowsOf(body['email'])).toHaveLength(1);
  });

  it('without a key is the same request for ten minutes', async () => {
    const body = appointment();
    const [first, second] = await Promise.all([post(body), post(body)]);
    expect(await second.json()).toEqual(await first.json());
    expect(await rowsOf(body['email'])).toHaveLength(1);
    await sql(`update appointments set created_at = now() - interval '11 minutes' where email = $1`, [
      body['email'],
    ]);
    await post(body);
    expect(await rowsOf(body['email'])).toHaveLength(2);
  });

  it.each(['', ' ', 'a b', 'é', 'x'.repeat(201)])('with the key %j is a 400', async (key) => {
    const request = new Request('http://localhost/', {
      headers: { 'Idempotency-Key': encodeURI(key) === key ? key : 'a b' },
    });
    const answer = await post(appointment(), { headers: Object.fromEntries(request.headers) });
    expect(answer.status).toBe(400);
  });

  it('is remembered only when it succeeded', async () => {
    const options = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
    expect((await post(appointment({ phone: '1' }), options)).status).toBe(400);
    expect((await post(appointment(), options)).status).toBe(201);
  });
});

describe('the throttle', () => {
  it('takes five at once from an address, messages included, and then names the wait and the phone', async () => {
    const ip = freshIp();
    for (let sent = 0; sent < 4; sent += 1) expect((await post(appointment(), { ip })).status).toBe(201);
    expect((await call(contacts, '/api/contacts', { body: message(), ip })).status).toBe(201);
    const refused = await post(appointment(), { ip });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
    expect(((await refused.json()) as { error: string }).error).toContain('(904) 555-0142');
    await sql(`update throttle_counters set until = until - interval '10 minutes' where key like 'send:%'`);
    expect((await post(appointment(), { ip })).status).toBe(201);
    expect((await post(appointment(), { ip })).status).toBe(429);
  });

  it('counts only what is stored', async () => {
    const ip = freshIp();
    const body = appointment();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    for (let sent = 0; sent < 8; sent += 1) await post(body, { ip, headers });
    for (let sent = 0; sent < 8; sent += 1) await post(appointment({ phone: '' }), { ip });
    for (let sent = 0; sent < 4; sent += 1) expect((await post(appointment(), { ip })).status).toBe(201);
    expect((await post(body, { ip, headers })).status).toBe(201);
    expect((await post(appointment(), { ip })).status).toBe(429);
    expect((await post(body, { ip, headers })).status).toBe(201);
  });

  it('takes ten a day from one mailbox, however it is written', async () => {
    const email = `family-${crypto.randomUUID()}@example.com`;
    for (let sent = 0; sent < 10; sent += 1)
      expect((await post(appointment({ email: sent % 2 ? email : email.toUpperCase() }))).status).toBe(201);
    const refused = await post(appointment({ email }));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(86_000);
  });

  it('keeps no address and no mailbox', async () => {
    const keys = (await sql('select key from throttle_counters')).map(({ key }) => String(key)).join(' ');
    expect(keys).not.toMatch(/198\.51|example/);
  });

  it('lets patients through when it cannot be read', async () => {
    await sql('alter table throttle_counters rename to throttle_gone');
    try {
      const body = appointment();
      expect((await post(body)).status).toBe(201);
      expect(await rowsOf(body['email'])).toHaveLength(1);
    } finally {
      await sql('alter table throttle_gone rename to throttle_counters');
    }
  });
});

describe('the plain form', () => {
  it('leads to the thank-you page with the reference only', async () => {
    const body = appointment({ idempotencyKey: '', website: '', service: '', preferredDate: '', notes: '' });
    const answer = await post(form(body));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(/^\/contact\/thank-you\?ref=[A-Z0-9-]{6,20}$/);
    expect(await rowsOf(body['email'])).toHaveLength(1);
  });

  it('comes back with what was typed and a message at each field, never run as markup', async () => {
    const typed = {
      firstName: '"><script>alert(1)</script>',
      lastName: '',
      email: 'nope',
      phone: '12',
      notes: '\n</textarea><b>',
    };
    const answer = await post(form(appointment(typed)));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    const page = await answer.text();
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;/textarea&gt;');
    for (const name of ['lastName', 'email', 'phone']) expect(page).toContain(`id="${name}-error"`);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('is quarantined when the hidden field is filled in, and answered like any other', async () => {
    const body = appointment({ website: 'https://spam.example' });
    expect((await post(form(body))).status).toBe(303);
    const [row] = await rowsOf(body['email']);
    expect(row?.['status']).toBe('spam');
    const json = appointment({ openMs: 120 });
    expect(await (await post(json)).json()).toMatchObject({ status: 'pending' });
    expect((await rowsOf(json['email']))[0]?.['status']).toBe('spam');
    const mail = await sql('select 1 from outbox where request_id = $1', [row?.['id']]);
    expect(mail).toHaveLength(0);
  });

  it('works for messages too', async () => {
    const answer = await call(contacts, '/api/contacts', {
      body: form(message({ subject: '' })),
      ip: freshIp(),
    });
    expect(answer.headers.get('Location')).toMatch(/^\/contact\/thank-you\?ref=/);
    const wrong = await call(contacts, '/api/contacts', {
      body: form(message({ message: '' })),
      ip: freshIp(),
    });
    expect(wrong.status).toBe(422);
    await settleAfterWork();
  });
});
