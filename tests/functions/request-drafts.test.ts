import { beforeAll, describe, expect, it } from 'vitest';
import type { InboxDetail } from '#contracts/answers/inbox.ts';
import anonymize from '../../netlify/functions/admin-request-anonymize.ts';
import answers from '../../netlify/functions/admin-request-answers.ts';
import drafts from '../../netlify/functions/admin-request-draft.ts';
import one from '../../netlify/functions/admin-request.ts';
import retention from '../../netlify/functions/jobs-retention.ts';
import { call } from '../support/call.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

type Desk = Awaited<ReturnType<typeof signedIn>>;
type Resource = 'appointments' | 'contacts';
let jo: Desk;
let ben: Desk;
beforeAll(async () => {
  [jo, ben] = [await signedIn(undefined, 'desk'), await signedIn(undefined, 'desk')];
});

async function arrives(resource: Resource = 'appointments'): Promise<string> {
  const reference = `SD-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const [row] =
    resource === 'contacts'
      ? await sql(
          `insert into contacts (reference, name, email, message, due_at)
            values ($1, 'Ada', 'ada@mail.example', 'Hello', now()) returning id`,
          [reference],
        )
      : await sql(
          `insert into appointments (reference, first_name, last_name, email, phone, due_at)
            values ($1, 'Ada', 'Sample', 'ada@mail.example', '904 555 0100', now()) returning id`,
          [reference],
        );
  return String(row?.['id']);
}

const keep = (id: string, text: string, kind = 'note', { desk = jo, resource = 'appointments' } = {}) =>
  call(drafts, `/api/admin/${resource}/${id}/drafts/${kind}`, {
    method: 'PUT',
    params: { id, kind },
    body: { text },
    headers: desk.headers,
  });
const draftsOf = async (id: string, desk = jo, resource: Resource = 'appointments') => {
  const path = `/api/admin/${resource}/${id}`;
  const answer = await call(one, path, { params: { id }, headers: desk.headers });
  return ((await answer.json()) as InboxDetail).drafts;
};
const rows = (id: string) => sql('select kind from request_drafts where request_id = $1', [id]);

describe('what is half written', () => {
  it.each(['appointments', 'contacts'] as const)(
    'about %s is kept as typed, for its writer alone',
    async (of) => {
      const id = await arrives(of);
      expect(await draftsOf(id, jo, of)).toEqual({});
      expect((await keep(id, '  She said\n"that" \0', 'note', { resource: of })).status).toBe(204);
      expect((await keep(id, '{"id":"…"}', 'answer', { resource: of })).status).toBe(204);
      await keep(id, '  She said\n"that", and', 'note', { resource: of });
      expect(await draftsOf(id, jo, of)).toEqual({ note: '  She said\n"that", and', answer: '{"id":"…"}' });
      expect(await draftsOf(id, ben, of)).toEqual({});
      await keep(id, ' ', 'note', { resource: of });
      expect(await draftsOf(id, jo, of)).toEqual({ answer: '{"id":"…"}' });
    },
  );

  it('leaves the request as it is: no change, no line in its history, no news for other desks', async () => {
    const id = await arrives();
    const state = () =>
      sql(
        `select updated_at, first_seen_at, (select count(*) from request_events where request_id = $1) as events,
          (select count(*) from audit_log) as acts from appointments where id = $1`,
        [id],
      );
    const before = await state();
    await keep(id, 'Half a');
    expect(await state()).toEqual(before);
  });

  it('is refused about nothing, as something else, and beyond its length', async () => {
    const id = await arrives();
    expect((await keep(crypto.randomUUID(), 'x')).status).toBe(404);
    expect((await keep('none', 'x')).status).toBe(404);
    expect((await keep(id, 'x', 'poem')).status).toBe(404);
    expect((await keep(id, 'x', 'note', { resource: 'contacts' })).status).toBe(404);
    expect((await keep(id, 'x'.repeat(50_001))).status).toBe(400);
    expect(await rows(id)).toEqual([]);
  });
});

describe('it goes', () => {
  it('with the note that is added, and with nobody else’s', async () => {
    const id = await arrives();
    await keep(id, 'Half a note');
    await keep(id, 'Half an answer', 'answer');
    const add = (desk: Desk, body: object) =>
      call(one, `/api/admin/appointments/${id}`, {
        method: 'PATCH',
        params: { id },
        body,
        headers: desk.headers,
      });
    await add(ben, { note: 'Ben’s' });
    await add(jo, { status: 'contacted' });
    expect(await rows(id)).toHaveLength(2);
    await add(jo, { note: 'Half a note, whole' });
    expect(await draftsOf(id)).toEqual({ answer: 'Half an answer' });
  });

  it('with the answer that is sent', async () => {
    const id = await arrives();
    await keep(id, 'Half an answer', 'answer');
    const answer = { id: crypto.randomUUID(), subject: 'Hello', text: 'Which day?' };
    const path = `/api/admin/appointments/${id}/answers`;
    const send = (body: object) => call(answers, path, { params: { id }, body, headers: jo.headers });
    expect((await send({ ...answer, attachesVisit: true })).status).toBe(409);
    expect(await rows(id)).toHaveLength(1);
    expect((await send(answer)).status).toBe(201);
    expect(await rows(id)).toEqual([]);
  });

  it('with the patient, and none comes after', async () => {
    const id = await arrives();
    await keep(id, 'Ada called');
    await call(anonymize, `/api/admin/appointments/${id}/anonymize`, {
      method: 'POST',
      params: { id },
      headers: jo.headers,
    });
    expect(await rows(id)).toEqual([]);
    expect((await keep(id, 'Ada called again')).status).toBe(204);
    expect(await rows(id)).toEqual([]);
  });

  it('with the patient, also where it is kept at that very moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await arrives();
      const forget = () =>
        call(anonymize, `/api/admin/appointments/${id}/anonymize`, {
          method: 'POST',
          params: { id },
          headers: jo.headers,
        });
      await Promise.all([keep(id, 'Ada'), forget(), keep(id, 'Ada called'), keep(id, 'Ada', 'answer')]);
      expect(await rows(id)).toEqual([]);
    }
  });

  it('with a request that is old enough, with its writer, and after a week', async () => {
    const [old, week, gone, fresh] = [await arrives(), await arrives(), await arrives(), await arrives()];
    const emptied = await arrives('contacts');
    await keep(emptied, 'Half', 'note', { resource: 'contacts' });
    // As a draft left behind would be that was on its way when the patient went.
    await sql(`update contacts set anonymized_at = now() where id = $1`, [emptied]);
    const leaver = await signedIn(undefined, 'desk');
    for (const id of [old, week, fresh]) await keep(id, 'Half');
    await keep(gone, 'Half', 'note', { desk: leaver });
    await sql(
      `update appointments set status = 'closed', status_at = now() - interval '400 days' where id = $1`,
      [old],
    );
    await sql(`update request_drafts set saved_at = now() - interval '8 days' where request_id = $1`, [week]);
    await sql(`delete from admin_users where id = $1`, [leaver.id]);
    await call(retention, '/jobs/retention', { method: 'POST' });
    for (const id of [old, week, gone, emptied]) expect(await rows(id)).toEqual([]);
    expect(await rows(fresh)).toHaveLength(1);
  });
});
