import { beforeAll, describe, expect, it } from 'vitest';
import { officeClock } from '#practice/dates.ts';
import locate from '../../netlify/functions/admin-inbox-reference.ts';
import summary from '../../netlify/functions/admin-inbox.ts';
import anonymize from '../../netlify/functions/admin-request-anonymize.ts';
import one from '../../netlify/functions/admin-request.ts';
import exporting from '../../netlify/functions/admin-requests-export.ts';
import searching from '../../netlify/functions/admin-requests-search.ts';
import list from '../../netlify/functions/admin-requests.ts';
import today from '../../netlify/functions/admin-today.ts';
import appointments from '../../netlify/functions/appointments.ts';
import contacts from '../../netlify/functions/contacts.ts';
import { call } from '../support/call.ts';
import { appointment, freshIp, message } from '../support/requests.ts';
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
const idsOf = async (answer: Response | Promise<Response>) =>
  (await json<Item[]>(answer)).map(({ id }) => id);
const open = (id: string, who = desk) => call(one, `${path}/${id}`, { headers: who.headers, params: { id } });
const patch = (id: string, body: unknown, who = desk) =>
  call(one, `${path}/${id}`, { method: 'PATCH', body, headers: who.headers, params: { id } });

async function arrives(overrides: Record<string, unknown> = {}): Promise<Item> {
  const body = appointment(overrides);
  const { reference } = await json<Item>(call(appointments, '/api/appointments', { body, ip: freshIp() }));
  const [item] = await json<Item[]>(get(`?q=${reference}&status=all`));
  return item as Item;
}

describe('the inbox', () => {
  it('is for staff only, whatever the call', async () => {
    for (const handler of [list, one, exporting, anonymize, summary, searching, locate, today]) {
      const method = handler === anonymize || handler === searching ? 'POST' : 'GET';
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

  it('stands in the order of due time alone, whoever has looked, and leaves out the quarantine', async () => {
    await sql('delete from appointments');
    const [soon, latest, late] = [
      await arrives({ firstName: 'Soon' }),
      await arrives({ firstName: 'Latest' }),
      await arrives({ firstName: 'Late' }),
    ];
    await open(latest.id);
    await sql(`update appointments set due_at = now() - interval '3 days' where id = $1`, [latest.id]);
    await sql(`update appointments set due_at = now() - interval '12 hours' where id = $1`, [late.id]);
    const spam = await arrives({ firstName: 'Spam', website: 'x' });
    const answer = await get();
    expect(await idsOf(answer)).toEqual([latest.id, late.id, soon.id]);
    expect(answer.headers.get('X-Total-Count')).toBe('3');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await idsOf(get('?status=spam'))).toEqual([spam.id]);
    expect(await idsOf(get('?status=late'))).toEqual([latest.id, late.id]);
    expect(await idsOf(get('?status=new'))).toEqual([late.id, latest.id, soon.id]);
    expect((await get('?status=lost')).status).toBe(400);
    expect(await json(get('', summary))).toMatchObject({
      appointments: { unread: 2, late: 2, urgent: 3, open: 3, new: 3, waiting: 0, quarantine: 1 },
    });
  });

  it('counts what it lists, whatever happens to a request', async () => {
    await sql('delete from appointments');
    const made = await Promise.all(Array.from({ length: 5 }, () => arrives()));
    const [first, second, third, fourth] = made as [Item, Item, Item, Item];
    await patch(first.id, { status: 'contacted' });
    await patch(second.id, { status: 'contacted' });
    await patch(second.id, { status: 'declined' });
    await patch(third.id, { status: 'spam' });
    await sql(`update appointments set status = 'confirmed', preferred_date = $2 where id = $1`, [
      fourth.id,
      officeClock(new Date()).date,
    ]);
    const { appointments: counts } = await json<{ appointments: Record<string, number> }>(get('', summary));
    expect(counts).toEqual({
      ...{ unread: 1, late: 0, urgent: 1, open: 3, new: 1 },
      ...{ waiting: 1, again: 0, confirmed: 1, done: 1, quarantine: 1 },
    });
    for (const [filter, count] of [
      ...[['', 4] as const, ['open', 3] as const, ['new', 1] as const, ['contacted', 1] as const],
      ...[['done', 1] as const, ['spam', 1] as const, ['all', 5] as const, ['today', 1] as const],
    ]) {
      const answer = await get(`?status=${filter}`);
      expect([filter, (await json<Item[]>(answer)).length], filter).toEqual([filter, count]);
      expect(answer.headers.get('X-Total-Count'), filter).toBe(String(count));
    }
    await sql('delete from appointments');
    expect(await json(get('', summary))).toMatchObject({ appointments: { open: 0, done: 0, quarantine: 0 } });
  });

  it('finds however a name, a number or a reference is spelled, and takes wildcards as letters', async () => {
    const item = await arrives({
      ...{ firstName: 'Zoë', lastName: 'O’Hara-Nguyễn', phone: '+49 (0)30 998877', notes: 'Łódź 100%' },
    });
    const plain = item.reference.replaceAll('-', '');
    for (const q of [
      ...["zoe o'hara", 'ZOË', 'ohara', 'O´Hara', 'nguyen zo', 'Ohara-Nguyen', 'lodz', '100%', 'z'],
      ...[item.reference.toLowerCase(), plain, plain.toLowerCase(), item.reference.slice(-4)],
      ...['30998877', '998877', '+49 30 998877', '0049 30 99-88-77', '030 / 998877', '(030) 998877'],
    ])
      expect(await idsOf(get(`?q=${encodeURIComponent(q)}`)), q).toEqual([item.id]);
    for (const q of ['_x_', "' or 1=1", 'zoe nobody', '\\', 'oe', '31998877', '%_'])
      expect(await idsOf(get(`?q=${encodeURIComponent(q)}`)), q).toEqual([]);
    const american = await arrives({ firstName: 'Xenia', phone: '904.555.0142' });
    for (const q of ['+1 (904) 555-0142', '19045550142', '904-555-0142', 'xenia 0142'])
      expect(await idsOf(get(`?q=${encodeURIComponent(q)}`)), q).toEqual([american.id]);
  });

  it('gives what staff have noted where it goes on paper, and nowhere else', async () => {
    const item = await arrives({ lastName: 'Onpaper' });
    await patch(item.id, { note: 'Rang twice.' });
    await patch(item.id, { note: 'Prefers mornings.' }, other);
    const search = async (body: object) =>
      json<{ items: Detail[] }>(
        call(searching, `${path}/search`, { body: { q: 'onpaper', ...body }, headers: desk.headers }),
      );
    expect((await search({})).items[0]).not.toHaveProperty('internalNotes');
    expect((await search({ withNotes: true })).items.map(({ internalNotes }) => internalNotes)).toEqual([
      [
        expect.objectContaining({ text: 'Rang twice.', by: desk.name }),
        expect.objectContaining({ text: 'Prefers mornings.', by: other.name }),
      ],
    ]);
    expect((await search({ q: 'nobody at all', withNotes: true })).items).toEqual([]);
  });

  it('is searched without a name in the address, and what is shown already comes along', async () => {
    const [kept, found] = [await arrives({ firstName: 'Kept' }), await arrives({ firstName: 'Quirinus' })];
    await patch(kept.id, { status: 'contacted' });
    const search = (body: unknown) =>
      json<{ items: Item[]; kept: Item[]; total: number }>(
        call(searching, `${path}/search`, { body, headers: desk.headers }),
      );
    const answer = await search({ q: 'quirinus', status: 'open', keep: [kept.id, crypto.randomUUID()] });
    expect(answer).toMatchObject({
      ...{ items: [{ id: found.id }], kept: [{ id: kept.id, status: 'contacted' }], total: 1 },
    });
    expect(Object.keys(answer.items[0] ?? {}).sort()).toEqual(Object.keys(found).sort());
    expect(await search({ q: 'nobody at all' })).toEqual({ items: [], kept: [], total: 0 });
    for (const body of [{ status: 'lost' }, { page: 0 }, { keep: ['1'] }, { q: 'x'.repeat(201) }])
      expect((await call(searching, `${path}/search`, { body, headers: desk.headers })).status).toBe(400);
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
    await call(contacts, '/api/contacts', { body: message({ subject: 'Parking' }), ip: freshIp() });
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
    expect(detail.internalNotes).toMatchObject([{ text: 'Will come at 9', by: other.name }]);
    expect(
      detail.history.map(({ kind, fromStatus, toStatus, by }) => [kind, fromStatus, toStatus, by]),
    ).toEqual([
      ['received', null, null, null],
      ['seen', null, null, desk.name],
      ['status', 'pending', 'contacted', desk.name],
      ['status', 'contacted', 'confirmed', other.name],
      ['note', null, null, other.name],
      ['status', 'confirmed', 'contacted', other.name],
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

  it('comes up again at the time somebody set after a call in vain, and by itself when it stalls', async () => {
    await sql('delete from appointments');
    const [called, stalled, fresh] = [await arrives(), await arrives(), await arrives()];
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const answer = await json<Item>(patch(called.id, { tryAgainAt: soon }));
    expect(answer).toMatchObject({ status: 'contacted', tryAgainAt: soon, statusBefore: 'pending' });
    const { tryAgainAt } = await json<Item>(patch(stalled.id, { status: 'contacted' }));
    expect(Date.parse(String(tryAgainAt)) - Date.now()).toBeGreaterThan(47 * 3_600_000);
    expect(await idsOf(get('?status=open'))).toEqual([called.id, fresh.id, stalled.id]);
    await sql(`update appointments set retry_at = now() - interval '1 minute' where id = $1`, [stalled.id]);
    expect(await idsOf(get('?status=open'))).toEqual([stalled.id, called.id, fresh.id]);
    expect(await idsOf(get('?status=again'))).toEqual([stalled.id]);
    expect(await json(get('', summary))).toMatchObject({ appointments: { waiting: 2, again: 1 } });
    const { history } = await json<Detail>(open(called.id));
    expect(history.at(-2)).toMatchObject({ kind: 'no-answer', toStatus: 'contacted', by: desk.name });
    expect((await json<Item>(patch(called.id, { status: 'pending' }))).status).toBe('pending');
    await patch(called.id, { status: 'spam' });
    expect((await patch(called.id, { tryAgainAt: soon })).status).toBe(409);
    for (const wrong of [
      'soon',
      new Date(0).toISOString(),
      new Date(Date.now() + 99 * 86_400_000).toISOString(),
    ])
      expect((await patch(fresh.id, { tryAgainAt: wrong })).status).toBe(400);
  });

  it('is given to somebody and back, and says who has it open', async () => {
    const { id, reference } = await arrives();
    const given = await json<Item>(patch(id, { assigneeId: other.id }));
    expect(given).toMatchObject({ assignee: { id: other.id, name: other.name }, status: 'pending' });
    expect(await json(patch(id, { assigneeId: null }))).toMatchObject({ assignee: null });
    expect((await patch(id, { assigneeId: crypto.randomUUID() })).status).toBe(400);
    const { history } = await json<Detail>(open(id));
    expect(history.filter(({ kind }) => kind === 'assigned')).toMatchObject([
      { by: desk.name, givenTo: other.name },
      { by: desk.name, givenTo: null },
    ]);
    const look = (who: typeof desk, query = '') =>
      json<{ version: string; viewers: unknown[] }>(
        call(summary, `/api/admin/inbox${query}`, { headers: who.headers }),
      );
    await look(other, `?open=${id}`);
    const { viewers, version } = await look(desk);
    expect(viewers).toEqual([{ requestId: id, name: other.name }]);
    expect((await look(other)).viewers).toEqual([]);
    expect((await look(desk)).version).toBe(version);
    await patch(id, { note: 'Something' });
    expect((await look(desk)).version).not.toBe(version);
    await sql(`update request_viewers set at = now() - interval '1 minute'`);
    expect((await look(desk)).viewers).toEqual([]);
    const at = (params: { reference: string }) =>
      call(locate, '/api/admin/inbox/x', { headers: desk.headers, params });
    expect(await json(at({ reference: reference.toLowerCase() }))).toEqual({ resource: 'appointments', id });
    expect((await at({ reference: 'SD-NONE-NONE' })).status).toBe(404);
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
