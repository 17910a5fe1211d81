import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerTemplate } from '#contracts/answers/answer.ts';
import type { InboxDetail } from '#contracts/answers/inbox.ts';
import template from '../../netlify/functions/admin-answer-template.ts';
import templates from '../../netlify/functions/admin-answer-templates.ts';
import anonymize from '../../netlify/functions/admin-request-anonymize.ts';
import answers from '../../netlify/functions/admin-request-answers.ts';
import one from '../../netlify/functions/admin-request.ts';
import adding from '../../netlify/functions/admin-requests.ts';
import appointments from '../../netlify/functions/appointments.ts';
import contacts from '../../netlify/functions/contacts.ts';
import retention from '../../netlify/functions/jobs-retention.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { mailsTo } from '../support/mailbox.ts';
import { appointment, freshIp, message } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

let desk: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  desk = await signedIn(undefined, 'desk');
});

type Resource = 'appointments' | 'contacts';
interface Sent {
  id: string;
  email: string;
  updatedAt: string;
}

async function arrives(resource: Resource = 'appointments', overrides = {}): Promise<Sent> {
  const body = resource === 'contacts' ? message(overrides) : appointment(overrides);
  const handler = resource === 'contacts' ? contacts : appointments;
  expect((await call(handler, `/api/${resource}`, { body, ip: freshIp() })).status).toBe(201);
  await settleAfterWork();
  const [row] = await sql(`select id, email, updated_at as "updatedAt" from ${resource} where email = $1`, [
    body['email'],
  ]);
  return row as unknown as Sent;
}

const words = () => ({
  id: crypto.randomUUID(),
  subject: 'Which day suits you?',
  text: 'Hello Ada,\n\nwhich day suits you?',
});
const answer = (id: string, body: object, resource: Resource = 'appointments') =>
  call(answers, `/api/admin/${resource}/${id}/answers`, { body, params: { id }, headers: desk.headers });
const detail = async (id: string, resource: Resource = 'appointments') =>
  (await (
    await call(one, `/api/admin/${resource}/${id}`, { params: { id }, headers: desk.headers })
  ).json()) as InboxDetail;
const answersTo = async (email: string) =>
  (await mailsTo(email)).filter((mail) => !mail.includes('We have your'));

describe('an answer by email', () => {
  it.each(['appointments', 'contacts'] as const)(
    'to %s is mailed and stays readable in the history',
    async (of) => {
      const { id, email } = await arrives(of);
      const given = words();
      const sent = await answer(id, given, of);
      expect(sent.status).toBe(201);
      expect(await sent.json()).toMatchObject({ id, status: 'pending' });
      await settleAfterWork();
      const [mail, ...others] = await answersTo(email);
      expect(others).toEqual([]);
      expect(mail).toContain(`Subject: ${given.subject}`);
      expect(mail).toContain('Reply-To: hello@samplewater-dental.example');
      expect(mail).toContain('which day suits you?');
      const { history, mails } = await detail(id, of);
      expect(history.filter(({ kind }) => kind === 'answered')).toMatchObject([
        { by: desk.name, answer: { subject: given.subject, text: given.text } },
      ]);
      expect(mails.filter(({ kind }) => kind === 'answer')).toMatchObject([{ state: 'sent' }]);
      expect(
        await sql(`select actor_id from audit_log where action = 'request.answered' and subject_id = $1`, [
          id,
        ]),
      ).toEqual([{ actor_id: desk.id }]);
    },
  );

  it('is one mail however often it is sent, and its id is good for nothing else', async () => {
    const { id, email } = await arrives();
    const given = { ...words(), updatedAt: (await detail(id)).updatedAt };
    const all = await Promise.all([answer(id, given), answer(id, given), answer(id, given)]);
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await answer(id, given)).status).toBe(201);
    await settleAfterWork();
    expect(await answersTo(email)).toHaveLength(1);
    expect((await detail(id)).history.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    const other = await answer(id, { ...given, text: 'Something else' });
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([422, 'key-reused']);
    expect((await answer((await arrives()).id, given)).status).toBe(422);
  });

  it('makes a new request contacted in the same act where that is wanted, and no other one', async () => {
    const { id } = await arrives();
    const marked = (await (await answer(id, { ...words(), marksContacted: true })).json()) as InboxDetail;
    expect(marked).toMatchObject({ status: 'contacted', statusBefore: 'pending' });
    expect(Date.parse(String(marked.tryAgainAt)) - Date.now()).toBeGreaterThan(47 * 3_600_000);
    const acts = (await detail(id)).history.filter(({ kind }) => kind !== 'received' && kind !== 'seen');
    expect(acts.map(({ kind, toStatus }) => [kind, toStatus])).toEqual([
      ['answered', null],
      ['status', 'contacted'],
    ]);
    await sql(`update appointments set status = 'confirmed', status_before = 'contacted' where id = $1`, [
      id,
    ]);
    const again = await answer(id, { ...words(), marksContacted: true });
    expect(await again.json()).toMatchObject({ status: 'confirmed', statusBefore: 'contacted' });
  });

  it('is not sent past a change nobody has seen, nor to spam, nor to nobody', async () => {
    const { id, email } = await arrives();
    const seen = (await detail(id)).updatedAt;
    const headers = desk.headers;
    const change = { method: 'PATCH', params: { id }, headers, body: { status: 'contacted' } };
    await call(one, `/api/admin/appointments/${id}`, change);
    const late = await answer(id, { ...words(), updatedAt: seen });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'conflict', appointment: { status: 'contacted' } });
    await call(one, `/api/admin/appointments/${id}`, { ...change, body: { status: 'spam' } });
    expect(await (await answer(id, words())).json()).toMatchObject({ code: 'not-allowed' });
    await settleAfterWork();
    expect(await answersTo(email)).toEqual([]);

    const body = appointment({ email: undefined });
    const taken = await call(adding, '/api/admin/appointments', { body, headers });
    const refused = await answer(((await taken.json()) as { id: string }).id, words());
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'no-address' }]);
    expect((await answer(crypto.randomUUID(), words())).status).toBe(404);
  });

  it('says which field is at fault', async () => {
    const { id } = await arrives();
    for (const [change, field] of [
      [{ subject: ' ' }, 'subject'],
      [{ subject: 'x'.repeat(151) }, 'subject'],
      [{ subject: 'One\nBcc: everybody@mail.example' }, 'subject'],
      [{ text: '\u200b' }, 'text'],
      [{ text: 'x'.repeat(4_001) }, 'text'],
      [{ id: 'mine' }, 'id'],
    ] as const) {
      const refused = await answer(id, { ...words(), ...change });
      expect([refused.status, await refused.json()]).toMatchObject([400, { details: [{ path: [field] }] }]);
    }
    expect(await sql('select 1 from request_answers where request_id = $1', [id])).toEqual([]);
  });

  it('goes with the rest of the patient’s data, also while it waits to be sent', async () => {
    const left = async (id: string) =>
      sql(
        `select 1 from request_answers where request_id = $1
         union all select 1 from outbox where request_id = $1 and kind = 'answer'`,
        [id],
      );
    const owner = await signedIn();
    const [byHand, byTheClock] = [await arrives(), await arrives('contacts')];
    await answer(byHand.id, words());
    await answer(byTheClock.id, words(), 'contacts');
    expect([(await left(byHand.id)).length, (await left(byTheClock.id)).length]).toEqual([2, 2]);
    const gone = await call(anonymize, `/api/admin/appointments/${byHand.id}/anonymize`, {
      ...{ method: 'POST', params: { id: byHand.id }, headers: owner.headers },
    });
    expect(gone.status).toBe(204);
    await sql(
      `update contacts set status = 'closed', status_at = now() - interval '181 days' where id = $1`,
      [byTheClock.id],
    );
    await call(retention, '/jobs/retention', { method: 'POST' });
    expect([await left(byHand.id), await left(byTheClock.id)]).toEqual([[], []]);
    expect((await detail(byHand.id)).history.find(({ kind }) => kind === 'answered')).toMatchObject({
      by: desk.name,
      answer: null,
    });
    await settleAfterWork();
  });
});

describe('the templates', () => {
  const path = '/api/admin/answer-templates';
  const list = async () =>
    (await (await call(templates, path, { headers: desk.headers })).json()) as AnswerTemplate[];
  const put = (id: string, body: object) =>
    call(template, `${path}/${id}`, { method: 'PUT', params: { id }, body, headers: desk.headers });
  const reset = (id: string) =>
    call(template, `${path}/${id}`, { method: 'DELETE', params: { id }, headers: desk.headers });

  it('take the practice’s words, and give the first ones back', async () => {
    const before = await list();
    const called = before.find(({ id }) => id === 'called');
    expect(before.map(({ isEdited }) => isEdited)).toEqual(before.map(() => false));
    const own = { subject: 'We called you, {name}', text: 'Call us: {phone}\n{practice} {reference}' };
    expect(await (await put('called', own)).json()).toMatchObject({ ...own, isEdited: true });
    const after = await list();
    expect(after.find(({ id }) => id === 'called')).toEqual({ ...called, ...own, isEdited: true });
    expect(after.filter(({ id }) => id !== 'called')).toEqual(before.filter(({ id }) => id !== 'called'));
    expect([(await reset('called')).status, (await reset('called')).status]).toEqual([204, 204]);
    expect(await list()).toEqual(before);
    expect(
      await sql(
        `select action, detail from audit_log where actor_id = $1 and action like 'request.template-%' limit 2`,
        [desk.id],
      ),
    ).toEqual([
      { action: 'request.template-changed', detail: { name: 'We tried to call you' } },
      { action: 'request.template-reset', detail: { name: 'We tried to call you' } },
    ]);
  });

  it('are refused with a word nobody fills in, and where there is none', async () => {
    const refused = await put('called', { subject: 'Hello', text: 'Hello {nmae}' });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { details: [{ path: ['text'], message: expect.stringContaining('{nmae}') as unknown }] },
    ]);
    expect((await put('nothing', { subject: 'Hello', text: 'Hello' })).status).toBe(404);
    expect((await reset('nothing')).status).toBe(404);
    expect((await list()).find(({ id }) => id === 'called')?.isEdited).toBe(false);
  });
});
