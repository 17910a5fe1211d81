import { beforeAll, describe, expect, it } from 'vitest';
import summary from '../../netlify/functions/admin-inbox.ts';
import anonymize from '../../netlify/functions/admin-request-anonymize.ts';
import one from '../../netlify/functions/admin-request.ts';
import exporting from '../../netlify/functions/admin-requests-export.ts';
import list from '../../netlify/functions/admin-requests.ts';
import appointments from '../../netlify/functions/appointments.ts';
import contacts from '../../netlify/functions/contacts.ts';
import { call } from '../support/call.ts';
import { appointment, freshAddress, message } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

const path = '/api/admin/appointments';
type Item = Record<string, unknown> & { id: string; reference: string; status: string; updatedAt: string };
type Detail = Item & { history: Record<string, unknown>[]; internalNotes: Record<string, unknown>[] };
let desk: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  desk = await signedIn();
  other = await signedIn();
});

const json = async <Body>(answer: Response | Promise<Response>) => (await (await answer).json()) as Body;
const get = (query = '', handler = list, at = path) =>
  call(handler, `${at}${query}`, { headers: desk.headers });
const open = (id: string, who = desk) => call(one, `${path}/${id}`, { headers: who.headers, params: { id } });
const patch = (id: string, body: unknown, who = desk) =>
  call(one, `${path}/${id}`, { method: 'PATCH', body, headers: who.headers, params: { id } });

async function arrives(overrides: Record<string, unknown> = {}): Promise<Item> {
  const body = appointment(overrides);
  const { reference } = await json<Item>(
    call(appointments, '/api/appointments', { body, ip: freshAddress() }),
  );
  const [item] = await json<Item[]>(get(`?q=${reference}&status=all`));
  return item as Item;
}

describe('the inbox', () => {
  it('is for staff only, whatever the call', async () => {
    for (const handler of [list, one, exporting, anonymize, summary]) {
      const method = handler === anonymize ? 'POST' : 'GET';
      expect((await call(handler, path, { method })).status).toBe(401);
    }
    expect((await call(one, `${path}/1`, { method: 'PATCH', body: '{', params: { id: '1' } })).status).toBe(
      401,
    );
  });

  it('gives each request as the contract says', async () => {
    const item = await arrives({ service: 'cosmetic', notes: 'Call late' });
    expect(item).toMatchObject({
      reference: expect.any(String) as unknown,
      firstName: 'Ada',
      phone: '(904) 555-0100',
      service: 'cosmetic',
      preferredDate: null,
      notes: 'Call late',
      status: 'pending',
      createdAt: expect.stringMatching(/Z$/) as unknown,
    });
    expect(Date.parse(String(item['dueAt'])) - Date.parse(String(item['createdAt']))).toBe(24 * 3_600_000);
  });

  it('puts late ones first, then unread ones, and leaves out the quarantine', async () => {
    await sql('delete from appointments');
    const read = await arrives({ firstName: 'Read' });
    await open(read.id);
    const unread = await arrives({ firstName: 'Unread' });
    const late = await arrives({ firstName: 'Late' });
    await open(late.id);
    await sql(`update appointments set due_at = now() - interval '1 hour' where id = $1`, [late.id]);
    const spam = await arrives({ firstName: 'Spam', website: 'x' });
    const answer = await get();
    expect((await json<Item[]>(answer)).map(({ id }) => id)).toEqual([late.id, unread.id, read.id]);
    expect(answer.headers.get('X-Total-Count')).toBe('3');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await json<Item[]>(get('?status=spam'))).map(({ id }) => id)).toEqual([spam.id]);
    expect((await json<Item[]>(get('?status=late'))).map(({ id }) => id)).toEqual([late.id]);
    expect((await get('?status=lost')).status).toBe(400);
    expect(await json(get('', summary))).toMatchObject({
      appointments: { unread: 1, late: 1, urgent: 2, open: 3 },
    });
  });

  it('finds by name, address, reference and digits of the phone, and takes wildcards as letters', async () => {
    const item = await arrives({ firstName: 'Zoë', lastName: "O'Hara", phone: '+49 (0)30 998877' });
    for (const q of ["zoë o'hara", 'ZOË', item.reference.toLowerCase(), '30998877', '998877'])
      expect((await json<Item[]>(get(`?q=${encodeURIComponent(q)}`))).map(({ id }) => id)).toEqual([item.id]);
    for (const q of ['%', '_x_', "' or 1=1", 'zoë nobody'])
      expect(await json(get(`?q=${encodeURIComponent(q)}`))).toEqual([]);
  });

  it('pages by fifty with the way to the neighbours', async () => {
    await sql(`insert into appointments (reference, first_name, last_name, email, phone, due_at)
      select 'BULK-' || n, 'Bulk', 'Row', 'bulk@example.com', '9045550100', now() + interval '1 day' from generate_series(1000, 1109) n`);
    const first = await get('?q=bulk');
    expect(await json<Item[]>(first)).toHaveLength(50);
    expect(first.headers.get('Link')).toContain('rel="next"');
    const last = await get('?q=bulk&page=3');
    expect(await json<Item[]>(last)).toHaveLength(10);
    expect(last.headers.get('Link')).toBe(`<${path}?q=bulk&page=2>; rel="prev"`);
    expect(await json(get('?q=bulk&page=9'))).toEqual([]);
    await sql(`delete from appointments where reference like 'BULK-%'`);
  });

  it('holds messages in the same way', async () => {
    await call(contacts, '/api/contacts', { body: message({ subject: 'Parking' }), ip: freshAddress() });
    const [item] = await json<Item[]>(get('?q=parking', list, '/api/admin/contacts'));
    expect(item).toMatchObject({ name: 'Ada Lovelace', subject: 'Parking', status: 'pending' });
  });
});

describe('a request at the desk', () => {
  it('goes its way one tap at a time, back one step, and keeps who did what', async () => {
    const { id } = await arrives();
    await open(id);
    expect((await patch(id, { status: 'contacted' })).status).toBe(200);
    expect((await patch(id, { status: 'closed' })).status).toBe(409);
    expect((await patch(id, { status: 'confirmed', note: 'Will come at 9' }, other)).status).toBe(200);
    const undone = await json<Item>(patch(id, { status: 'contacted' }, other));
    expect(undone.status).toBe('contacted');
    const detail = await json<Detail>(open(id));
    expect(detail.internalNotes).toMatchObject([{ text: 'Will come at 9', by: other.email }]);
    expect(
      detail.history.map(({ kind, fromStatus, toStatus, by }) => [kind, fromStatus, toStatus, by]),
    ).toEqual([
      ['received', null, null, null],
      ['seen', null, null, desk.email],
      ['status', 'pending', 'contacted', desk.email],
      ['status', 'contacted', 'confirmed', other.email],
      ['note', null, null, other.email],
      ['status', 'confirmed', 'contacted', other.email],
    ]);
  });

  it('comes back from spam to where it was', async () => {
    const { id } = await arrives();
    await patch(id, { status: 'contacted' });
    await patch(id, { status: 'spam' });
    expect((await patch(id, { status: 'pending' })).status).toBe(409);
    expect((await json<Item>(patch(id, { status: 'contacted' }))).status).toBe('contacted');
    const quarantined = await arrives({ website: 'x' });
    expect((await json<Item>(patch(quarantined.id, { status: 'pending' }))).status).toBe('pending');
  });

  it('tells the second of two about the first, with the present state', async () => {
    const { id, updatedAt } = await arrives();
    expect((await patch(id, { status: 'contacted', updatedAt }, other)).status).toBe(200);
    const refused = await patch(id, { status: 'spam', updatedAt });
    expect(refused.status).toBe(409);
    const body = await json<{ code: string; appointment: Item }>(refused);
    expect(body).toMatchObject({ code: 'conflict', appointment: { id, status: 'contacted' } });
    const { updatedAt: latest } = body.appointment;
    expect((await patch(id, { status: 'confirmed', updatedAt: latest })).status).toBe(200);
  });

  it('moves once when two tap at the same time', async () => {
    const { id, updatedAt } = await arrives();
    const answers = await Promise.all([
      patch(id, { status: 'contacted', updatedAt }),
      patch(id, { status: 'spam', updatedAt }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses what is no change, no status, no instant and no request', async () => {
    const { id } = await arrives();
    for (const body of [
      {},
      { status: 'lost' },
      { note: '' },
      { note: 'a\u0000' },
      { status: 'contacted', updatedAt: 'now' },
    ])
      expect((await patch(id, body)).status).toBe(400);
    for (const unknown of ['1', crypto.randomUUID(), "' or 1=1"]) {
      expect((await open(unknown)).status).toBe(404);
      expect((await patch(unknown, { status: 'contacted' })).status).toBe(404);
    }
  });

  it('can be taken down by staff, without an e-mail address and without mail', async () => {
    const body = appointment({ email: '', notes: 'Walk-in' });
    const answer = await call(list, path, { body, headers: desk.headers });
    expect(answer.status).toBe(201);
    const item = await json<Item>(answer);
    expect(item).toMatchObject({ status: 'pending', source: 'desk', email: null, notes: 'Walk-in' });
    expect(await sql('select 1 from outbox where request_id = $1', [item.id])).toHaveLength(0);
    const wrong = await call(list, path, { body: appointment({ phone: '' }), headers: desk.headers });
    expect(wrong.status).toBe(400);
  });

  it('is made anonymous on demand, with its notes, and its log stays', async () => {
    const { id } = await arrives({ notes: 'CANARY' });
    await patch(id, { note: 'CANARY too' });
    const run = () =>
      call(anonymize, `${path}/${id}/anonymize`, { method: 'POST', headers: desk.headers, params: { id } });
    expect((await run()).status).toBe(204);
    expect((await run()).status).toBe(204);
    const detail = await json<Detail>(open(id));
    expect(detail).toMatchObject({
      firstName: '',
      lastName: '',
      email: null,
      phone: '',
      notes: null,
      status: 'closed',
    });
    expect(detail.internalNotes).toEqual([]);
    expect(detail.history.map(({ kind }) => kind)).toContain('anonymized');
    expect(JSON.stringify(await sql('select * from appointments where id = $1', [id]))).not.toMatch(
      /CANARY|Ada/,
    );
  });

  it('is exported as a table no spreadsheet runs, and the export is logged', async () => {
    const item = await arrives({ firstName: '=HYPERLINK("x")', phone: '+1 904 555 0100' });
    const answer = await get(`/export?q=${item.reference}`, exporting);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const csv = await answer.text();
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(`"'+1 904 555 0100"`);
    const [event] = await sql(
      `select amount from request_events where kind = 'exported' order by id desc limit 1`,
    );
    expect(event).toEqual({ amount: 1 });
  });

  it('is exported with all the others in one table and one note, each once, newest first', async () => {
    await sql(`insert into appointments (reference, first_name, last_name, email, phone, due_at, created_at)
      select 'BULK-' || n, 'Bulk', 'Row', 'bulk@example.com', '9045550100', now(), now() - interval '1 second' * n
      from generate_series(1001, 5100) n`);
    const csv = await (await get('/export?q=bulk', exporting)).text();
    const references = csv.match(/BULK-\d{4}/g) ?? [];
    expect(references).toEqual(Array.from({ length: 4_100 }, (_, index) => `BULK-${1_001 + index}`));
    const events = await sql(`select amount from request_events where kind = 'exported' and amount > 1`);
    expect(events).toEqual([{ amount: 4_100 }]);
    await sql(`delete from appointments where reference like 'BULK-%'`);
  });
});
