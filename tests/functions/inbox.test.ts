import { describe, expect, it } from 'vitest';
import { officeClock } from '#practice/dates.ts';
import locate from '../../netlify/functions/admin-inbox-reference.ts';
import summary from '../../netlify/functions/admin-inbox.ts';
import anonymize from '../../netlify/functions/admin-request-anonymize.ts';
import one from '../../netlify/functions/admin-request.ts';
import exporting from '../../netlify/functions/admin-requests-export.ts';
import searching from '../../netlify/functions/admin-requests-search.ts';
import list from '../../netlify/functions/admin-requests.ts';
import today from '../../netlify/functions/admin-today.ts';
import contacts from '../../netlify/functions/contacts.ts';
import { call } from '../support/call.ts';
import { deskOfTwo, json, path, type Detail, type Item } from '../support/desk-of-two.ts';
import { freshIp, message } from '../support/requests.ts';
import { sql } from '../support/sql.ts';

const { who, get, open, patch, idsOf, arrives } = deskOfTwo();

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
    await patch(item.id, { note: 'Prefers mornings.' }, who.other);
    const search = async (body: object) =>
      json<{ items: Detail[] }>(
        call(searching, `${path}/search`, { body: { q: 'onpaper', ...body }, headers: who.desk.headers }),
      );
    expect((await search({})).items[0]).not.toHaveProperty('internalNotes');
    expect((await search({ withNotes: true })).items.map(({ internalNotes }) => internalNotes)).toEqual([
      [
        expect.objectContaining({ text: 'Rang twice.', by: who.desk.name }),
        expect.objectContaining({ text: 'Prefers mornings.', by: who.other.name }),
      ],
    ]);
    expect((await search({ q: 'nobody at all', withNotes: true })).items).toEqual([]);
  });

  it('is searched without a name in the address, and what is shown already comes along', async () => {
    const [kept, found] = [await arrives({ firstName: 'Kept' }), await arrives({ firstName: 'Quirinus' })];
    await patch(kept.id, { status: 'contacted' });
    const search = (body: unknown) =>
      json<{ items: Item[]; kept: Item[]; total: number }>(
        call(searching, `${path}/search`, { body, headers: who.desk.headers }),
      );
    const answer = await search({ q: 'quirinus', status: 'open', keep: [kept.id, crypto.randomUUID()] });
    expect(answer).toMatchObject({
      ...{ items: [{ id: found.id }], kept: [{ id: kept.id, status: 'contacted' }], total: 1 },
    });
    expect(Object.keys(answer.items[0] ?? {}).sort()).toEqual(Object.keys(found).sort());
    expect(await search({ q: 'nobody at all' })).toEqual({ items: [], kept: [], total: 0 });
    for (const body of [{ status: 'lost' }, { page: 0 }, { keep: ['1'] }, { q: 'x'.repeat(201) }])
      expect((await call(searching, `${path}/search`, { body, headers: who.desk.headers })).status).toBe(400);
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
      from generate_series(1001, 3100) n`);
    const csv = await (await get('/export?q=bulk', exporting)).text();
    const references = csv.match(/BULK-\d{4}/g) ?? [];
    expect(references).toEqual(Array.from({ length: 2_100 }, (_, index) => `BULK-${1_001 + index}`));
    const events = await sql(`select amount from request_events where kind = 'exported' and amount > 1`);
    expect(events).toEqual([{ amount: 2_100 }]);
    await sql(`delete from appointments where reference like 'BULK-%'`);
  });
});
