import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppointmentItem, InboxDetail, TodayFigures } from '#contracts/answers/inbox.ts';
import { officeClock } from '#practice/dates.ts';
import { visitWords } from '#practice/visits.ts';
import anonymize from '../../netlify/functions/admin-request-anonymize.ts';
import answers from '../../netlify/functions/admin-request-answers.ts';
import one from '../../netlify/functions/admin-request.ts';
import exporting from '../../netlify/functions/admin-requests-export.ts';
import list from '../../netlify/functions/admin-requests.ts';
import today from '../../netlify/functions/admin-today.ts';
import appointments from '../../netlify/functions/appointments.ts';
import contacts from '../../netlify/functions/contacts.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { mailsTo } from '../support/mailbox.ts';
import { appointment, freshIp, message } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

let desk: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  desk = await signedIn();
});
beforeEach(async () => {
  await sql('delete from appointments');
});

const path = '/api/admin/appointments';
type Detail = InboxDetail & AppointmentItem;

async function arrives(status = 'contacted'): Promise<{ id: string; email: string }> {
  const body = appointment();
  await call(appointments, '/api/appointments', { body, ip: freshIp() });
  const [row] = await sql('update appointments set status = $2 where email = $1 returning id, email', [
    body['email'],
    status,
  ]);
  return row as { id: string; email: string };
}
const patch = (id: string, body: object, at = path) =>
  call(one, `${at}/${id}`, { method: 'PATCH', body, params: { id }, headers: desk.headers });
const detail = async (id: string) =>
  (await (await call(one, `${path}/${id}`, { params: { id }, headers: desk.headers })).json()) as Detail;
const answer = (id: string, more: object) =>
  call(answers, `${path}/${id}/answers`, {
    ...{ params: { id }, headers: desk.headers },
    body: { id: crypto.randomUUID(), subject: 'Your visit is set', text: 'See you then.', ...more },
  });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const acts = async (id: string) => (await detail(id)).history.map(({ kind, by }) => [kind, by]);

describe('a confirmed visit', () => {
  it('is set on the way to Confirmed, moved, removed, and who did it stays', async () => {
    const { id } = await arrives();
    const [first, second] = [inHours(48), inHours(72)];
    const confirmed = await patch(id, { status: 'confirmed', visitAt: first });
    expect(await confirmed.json()).toMatchObject({
      status: 'confirmed',
      visitAt: first,
      preferredDate: null,
    });
    expect(await (await patch(id, { visitAt: second })).json()).toMatchObject({ visitAt: second });
    await patch(id, { visitAt: second });
    expect(await (await patch(id, { visitAt: null })).json()).toMatchObject({ visitAt: null });
    expect((await acts(id)).filter(([kind]) => kind !== 'received' && kind !== 'seen')).toEqual([
      ['status', desk.name],
      ['visit-set', desk.name],
      ['visit-set', desk.name],
      ['visit-removed', desk.name],
    ]);
    expect((await patch(id, { status: 'closed' })).status).toBe(200);
  });

  it('is of nobody who is not confirmed, and ends with a refusal', async () => {
    const { id } = await arrives();
    const early = await patch(id, { visitAt: inHours(48) });
    expect([early.status, await early.json()]).toMatchObject([409, { code: 'not-allowed' }]);
    await patch(id, { status: 'confirmed', visitAt: inHours(48) });
    // One step back and onward again: a tap by mistake costs nothing.
    await patch(id, { status: 'contacted' });
    expect(await (await patch(id, { status: 'confirmed' })).json()).toMatchObject({
      visitAt: expect.any(String) as unknown,
    });
    await patch(id, { status: 'contacted' });
    expect(await (await patch(id, { status: 'declined' })).json()).toMatchObject({ visitAt: null });
  });

  it('is refused by the name of its field', async () => {
    const { id } = await arrives('confirmed');
    for (const visitAt of ['tomorrow', '2026-02-31T09:00:00Z', inHours(-30), inHours(24 * 800)]) {
      const refused = await patch(id, { visitAt });
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { details: [{ path: ['visitAt'] }] },
      ]);
    }
    for (const body of [
      { status: 'declined', visitAt: inHours(48) },
      { tryAgainAt: inHours(5), visitAt: inHours(48) },
    ])
      expect((await patch(id, body)).status).toBe(400);
    await call(contacts, '/api/contacts', { body: message(), ip: freshIp() });
    const [row] = await sql('select id from contacts limit 1');
    const ofMessage = await patch(String(row?.['id']), { visitAt: inHours(48) }, '/api/admin/contacts');
    expect([ofMessage.status, await ofMessage.json()]).toMatchObject([
      400,
      { details: [{ path: ['visitAt'] }] },
    ]);
  });

  it('counts for its own day, not for the one wished for, and stands in the order of the day', async () => {
    const { date } = officeClock(new Date());
    const at = async (id: string, hour: string, day: string) =>
      sql(
        `update appointments set preferred_date = $3::date + 1,
          visit_at = ($3 || ' ' || $2)::timestamp at time zone 'America/New_York' where id = $1`,
        [id, hour, day],
      );
    const [late, early, wished, other] = [
      await arrives('confirmed'),
      await arrives('confirmed'),
      await arrives('confirmed'),
      await arrives('confirmed'),
    ];
    await at(late.id, '23:59', date);
    await at(early.id, '00:00', date);
    await sql('update appointments set preferred_date = $2 where id = $1', [wished.id, date]);
    // Wished for today, and comes tomorrow.
    await sql(
      `update appointments set preferred_date = $2::date,
        visit_at = ($2::date + 1)::timestamp at time zone 'America/New_York' where id = $1`,
      [other.id, date],
    );
    const shown = await call(list, `${path}?status=today`, { headers: desk.headers });
    expect(((await shown.json()) as Detail[]).map(({ id }) => id)).toEqual([early.id, late.id, wished.id]);
    const figures = await call(today, '/api/admin/today', { headers: desk.headers });
    expect(((await figures.json()) as TodayFigures).visits).toBe(3);
  });

  it('goes into the export, and out of it with the patient’s data', async () => {
    const { id } = await arrives('confirmed');
    const visitAt = inHours(48);
    await patch(id, { visitAt });
    const exported = async () =>
      (await call(exporting, `${path}/export`, { headers: desk.headers, body: {} })).text();
    expect(await exported()).toContain('"preferredDate","visitAt","language","notes"');
    expect(await exported()).toContain(`"${visitAt}"`);
    await answer(id, { attachesVisit: true });
    await call(anonymize, `${path}/${id}/anonymize`, {
      ...{ method: 'POST', params: { id }, headers: desk.headers },
    });
    expect(await exported()).not.toContain(`"${visitAt}"`);
    expect(await sql('select visit_at from appointments where id = $1', [id])).toEqual([{ visit_at: null }]);
    expect(await sql('select 1 from request_answers where request_id = $1', [id])).toEqual([]);
    await settleAfterWork();
  });
});

describe('an answer about a visit', () => {
  it('carries it as it was when the answer was written, and the next one takes its place', async () => {
    const { id, email } = await arrives('confirmed');
    const at = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 48 * 3_600_000);
    await patch(id, { visitAt: at.toISOString() });
    const text = `See you on ${visitWords(at)}.`;
    expect((await answer(id, { text, attachesVisit: true })).status).toBe(201);
    await settleAfterWork();
    await patch(id, { visitAt: new Date(at.getTime() + 3_600_000).toISOString() });
    expect((await answer(id, { text: 'An hour later.', attachesVisit: true })).status).toBe(201);
    await settleAfterWork();
    const carried = (await mailsTo(email)).flatMap((mail) => {
      const [, type, name, encoded = ''] =
        /Content-Type: (text\/calendar[^\n]*);\s+name=(\S+)[\s\S]*?\n\n([\w+/=\s]+)\n--/.exec(mail) ?? [];
      return type ? [{ type, name, file: Buffer.from(encoded, 'base64').toString(), mail }] : [];
    });
    expect(carried).toHaveLength(2);
    const bySequence = (sequence: number) =>
      carried.find(({ file }) => file.includes(`SEQUENCE:${sequence}\r\n`));
    const [first, second] = [bySequence(0), bySequence(1)];
    expect(first?.mail).toContain(text);
    const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');
    expect(first?.file).toContain(`DTSTART:${compact(at)}`);
    expect(second?.file).toContain(`DTSTART:${compact(new Date(at.getTime() + 3_600_000))}`);
    for (const { file, type, name } of carried) {
      expect([type, name]).toEqual(['text/calendar; charset=utf-8; method=PUBLISH', 'visit.ics']);
      expect(file).toContain(`UID:visit-${id}@samplewater-dental.example`);
    }
  });

  it('is not sent where there is none', async () => {
    const { id } = await arrives('confirmed');
    const refused = await answer(id, { attachesVisit: true });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'no-visit' }]);
    const undone = await arrives('contacted');
    await sql('update appointments set visit_at = now() where id = $1', [undone.id]);
    expect((await answer(undone.id, { attachesVisit: true })).status).toBe(409);
    expect(await sql(`select 1 from request_answers where request_id = any($1)`, [[id, undone.id]])).toEqual(
      [],
    );
  });
});
