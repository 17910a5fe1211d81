import { describe, expect, it } from 'vitest';
import locate from '../../netlify/functions/admin-inbox-reference.ts';
import summary from '../../netlify/functions/admin-inbox.ts';
import anonymize from '../../netlify/functions/admin-request-anonymize.ts';
import list from '../../netlify/functions/admin-requests.ts';
import { call } from '../support/call.ts';
import { deskOfTwo, json, path, type Detail, type Item } from '../support/desk-of-two.ts';
import { appointment } from '../support/requests.ts';
import { sql } from '../support/sql.ts';

const { who, get, open, patch, idsOf, arrives } = deskOfTwo();

describe('a request at the desk', () => {
  it('goes its way one tap at a time, back one step, and keeps who did what', async () => {
    const { id } = await arrives();
    await open(id);
    expect((await patch(id, { status: 'contacted' })).status).toBe(200);
    expect((await patch(id, { status: 'closed' })).status).toBe(409);
    expect((await patch(id, { status: 'confirmed', note: 'Will come at 9' }, who.other)).status).toBe(200);
    const undone = await json<Item>(patch(id, { status: 'contacted' }, who.other));
    expect(undone.status).toBe('contacted');
    const detail = await json<Detail>(open(id));
    expect(detail.internalNotes).toMatchObject([{ text: 'Will come at 9', by: who.other.name }]);
    expect(
      detail.history.map(({ kind, fromStatus, toStatus, by }) => [kind, fromStatus, toStatus, by]),
    ).toEqual([
      ['received', null, null, null],
      ['seen', null, null, who.desk.name],
      ['status', 'pending', 'contacted', who.desk.name],
      ['status', 'contacted', 'confirmed', who.other.name],
      ['note', null, null, who.other.name],
      ['status', 'confirmed', 'contacted', who.other.name],
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
    expect((await patch(id, { status: 'contacted', updatedAt }, who.other)).status).toBe(200);
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
      patch(id, { status: 'spam', updatedAt }, who.other),
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
    expect(history.at(-2)).toMatchObject({ kind: 'no-answer', toStatus: 'contacted', by: who.desk.name });
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
    const given = await json<Item>(patch(id, { assigneeId: who.other.id }));
    expect(given).toMatchObject({ assignee: { id: who.other.id, name: who.other.name }, status: 'pending' });
    expect(await json(patch(id, { assigneeId: null }))).toMatchObject({ assignee: null });
    expect((await patch(id, { assigneeId: crypto.randomUUID() })).status).toBe(400);
    const { history } = await json<Detail>(open(id));
    expect(history.filter(({ kind }) => kind === 'assigned')).toMatchObject([
      { by: who.desk.name, givenTo: who.other.name },
      { by: who.desk.name, givenTo: null },
    ]);
    const look = (by: typeof who.desk, query = '') =>
      json<{ version: string; viewers: unknown[] }>(
        call(summary, `/api/admin/inbox${query}`, { headers: by.headers }),
      );
    await look(who.other, `?open=${id}`);
    const { viewers, version } = await look(who.desk);
    expect(viewers).toEqual([{ requestId: id, name: who.other.name }]);
    expect((await look(who.other)).viewers).toEqual([]);
    expect((await look(who.desk)).version).toBe(version);
    await patch(id, { note: 'Something' });
    expect((await look(who.desk)).version).not.toBe(version);
    await sql(`update request_viewers set at = now() - interval '1 minute'`);
    expect((await look(who.desk)).viewers).toEqual([]);
    const at = (params: { reference: string }) =>
      call(locate, '/api/admin/inbox/x', { headers: who.desk.headers, params });
    expect(await json(at({ reference: reference.toLowerCase() }))).toEqual({ resource: 'appointments', id });
    expect((await at({ reference: 'SD-NONE-NONE' })).status).toBe(404);
  });

  it('can be taken down by staff, without an e-mail address and without mail', async () => {
    const body = appointment({ email: '', notes: 'Walk-in' });
    const answer = await call(list, path, { body, headers: who.desk.headers });
    expect(answer.status).toBe(201);
    const item = await json<Item>(answer);
    expect(item).toMatchObject({ status: 'pending', source: 'desk', email: null, notes: 'Walk-in' });
    expect(await sql('select 1 from outbox where request_id = $1', [item.id])).toHaveLength(0);
    const wrong = await call(list, path, { body: appointment({ phone: '' }), headers: who.desk.headers });
    expect(wrong.status).toBe(400);
  });

  it('is made anonymous on demand, with its notes, and its log stays', async () => {
    const { id } = await arrives({ notes: 'CANARY' });
    await patch(id, { note: 'CANARY too' });
    const run = () =>
      call(anonymize, `${path}/${id}/anonymize`, {
        method: 'POST',
        headers: who.desk.headers,
        params: { id },
      });
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
});
