import { describe, expect, it } from 'vitest';
import { patientWords } from '#server/http/patient-words.ts';
import exportRequests from '../../netlify/functions/admin-requests-export.ts';
import search from '../../netlify/functions/admin-requests-search.ts';
import appointments from '../../netlify/functions/appointments.ts';
import contacts from '../../netlify/functions/contacts.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { mailsTo } from '../support/mailbox.ts';
import { appointment, freshIp, message, rowsOf } from '../support/requests.ts';
import { signedIn } from '../support/staff.ts';
import { withoutDatabase } from '../support/without-database.ts';

const spanish = { language: 'es' };
const ask = (body: unknown, ip = freshIp()) => call(appointments, '/api/appointments', { body, ip });
const write = (body: unknown) => call(contacts, '/api/contacts', { body, ip: freshIp() });
const form = (fields: Record<string, unknown>) => new URLSearchParams(fields as Record<string, string>);
const sentenceOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;

describe('the language of a request', () => {
  it.each([
    ['es', 'es'],
    ['en', 'en'],
    [undefined, null],
    ['', null],
    [null, null],
  ])('%j is stored as %j', async (language, stored) => {
    const body = appointment({ language });
    expect((await ask(body)).status).toBe(201);
    expect((await rowsOf(body['email']))[0]?.['language']).toBe(stored);
  });

  it.each([['fr'], [7], [{ $ne: '' }], ['ES']])('%j is refused, by name', async (language) => {
    const body = appointment({ language });
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    const { details } = (await answer.json()) as { details: unknown };
    expect(details).toEqual([{ path: ['language'], message: expect.any(String) as unknown }]);
    expect(await rowsOf(body['email'])).toHaveLength(0);
  });

  it('is told to the desk, in the list and in the table', async () => {
    const { headers } = await signedIn();
    const body = message(spanish);
    expect((await write(body)).status).toBe(201);
    const found = await call(search, '/api/admin/contacts/search', {
      body: { q: String(body['email']) },
      headers,
    });
    expect(((await found.json()) as { items: unknown[] }).items).toMatchObject([{ language: 'es' }]);
    const table = await call(exportRequests, '/api/admin/contacts/export?status=all', { headers });
    const line = (await table.text()).split('\r\n').find((text) => text.includes(String(body['email'])));
    expect(line).toContain('"es","');
  });
});

describe('a patient who writes in Spanish', () => {
  it.each([
    ['a request', ask, appointment(spanish), 'solicitud'],
    ['a message', write, message(spanish), 'mensaje'],
  ] as const)('gets the mail about %s in Spanish', async (_, send, body, what) => {
    const { reference } = (await (await send(body)).json()) as { reference: string };
    await settleAfterWork();
    const [mail, ...others] = await mailsTo(String(body['email']));
    expect(others).toEqual([]);
    expect(mail).toContain(`Subject: Hemos recibido su ${what} ${reference}`);
    expect(mail).toContain('en un plazo de 24 horas');
    expect(mail).toContain('(904) 555-0142');
    expect(mail).not.toMatch(/\bthank you\b|^Hello/im);
  });

  it('reads in Spanish what is wrong at each field', async () => {
    const wrong = { firstName: '', lastName: '7', email: 'no', phone: '1', notes: 'x'.repeat(2_001) };
    const answer = await ask(appointment({ ...wrong, ...spanish, preferredDate: '2020-01-01' }));
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([400, 'es']);
    const { details } = (await answer.json()) as { details: { path: string[]; message: string }[] };
    expect(Object.fromEntries(details.map(({ path, message: said }) => [path[0], said]))).toEqual({
      firstName: 'Escriba su nombre.',
      lastName: 'Escriba al menos una letra.',
      email: 'Escriba un correo electrónico válido, por ejemplo nombre@example.com.',
      phone: 'Escriba un número de teléfono de 7 a 15 dígitos, por ejemplo (555) 555-0100.',
      notes: 'Use como máximo 2,000 caracteres.',
      preferredDate: 'Elija hoy o un día posterior.',
    });
  });

  it('gets the plain form back in Spanish, with what was typed, and is thanked in Spanish', async () => {
    const typed = appointment({ ...spanish, phone: '12', service: 'implants', visitFor: 'child' });
    const answer = await ask(form(typed));
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([422, 'es']);
    const page = await answer.text();
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<h1>Solicitar una cita</h1>');
    expect(page).toContain('<option value="implants" selected>Implantes dentales</option>');
    expect(page).toContain('<option value="child" selected>Para mi hijo o hija</option>');
    expect(page).toContain('<input type="hidden" name="language" value="es">');
    expect(page).toContain('href="/es/contact"');
    expect(page).not.toMatch(/\b(the|your|and|with|call us|Not sure)\b/);
    const sent = await ask(form({ ...typed, phone: '(904) 555-0100' }));
    expect(sent.headers.get('Location')).toMatch(/^\/es\/contact\/thank-you\?ref=/);
    const [row] = await rowsOf(typed['email']);
    expect(row?.['notes'], 'what the desk reads stays in its language').toBe('For: My child.');
  });

  it('is told in Spanish to wait, and to call while nothing can be saved', async () => {
    const ip = freshIp();
    for (let sent = 0; sent < 5; sent += 1) await ask(appointment(spanish), ip);
    const refused = await ask(appointment(spanish), ip);
    expect([refused.status, refused.headers.get('Content-Language')]).toEqual([429, 'es']);
    expect(await sentenceOf(refused)).toMatch(
      /^Hemos recibido varias solicitudes suyas\. Inténtelo de nuevo en \d+ minutos o llámenos al \(904\) 555-0142\.$/,
    );
    const lost = await withoutDatabase(() => write(message(spanish)));
    expect([lost.status, lost.headers.get('Content-Language')]).toEqual([503, 'es']);
    expect(await sentenceOf(lost)).toMatch(/^En este momento no podemos guardarlo\. .* \(904\) 555-0142\.$/);
  });

  it('loses no word of the server’s: both languages say the same things', () => {
    const shape = (words: object): unknown =>
      Object.entries(words).map(([key, value]) => [
        key,
        typeof value === 'object' ? shape(value as object) : typeof value,
      ]);
    expect(shape(patientWords.es)).toEqual(shape(patientWords.en));
  });
});
