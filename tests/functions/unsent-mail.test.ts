import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InboxDetail, TodayFigures } from '#contracts/answers/inbox.ts';
import type { UnsentMail } from '#contracts/answers/mail.ts';
import { sendDueMail } from '#server/domain/mail/send-due-mail.ts';
import { whyNotSent } from '#server/domain/mail/why-not-sent.ts';
import { forgetEnvironment } from '#server/env.ts';
import one from '../../netlify/functions/admin-request.ts';
import list from '../../netlify/functions/admin-requests.ts';
import today from '../../netlify/functions/admin-today.ts';
import retrying from '../../netlify/functions/admin-unsent-mail-retry.ts';
import unsent from '../../netlify/functions/admin-unsent-mails.ts';
import appointments from '../../netlify/functions/appointments.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { refusingMailServer } from '../support/refusing-mail-server.ts';
import { appointment, freshIp } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

let desk: Awaited<ReturnType<typeof signedIn>>;
let server: Awaited<ReturnType<typeof refusingMailServer>>;

beforeAll(async () => {
  desk = await signedIn(undefined, 'desk');
});
beforeEach(async () => {
  await sql('delete from outbox');
  await sql('delete from appointments');
  server = await refusingMailServer();
  process.env['SMTP_URL'] = server.url;
  forgetEnvironment();
});
afterEach(() => server.close());
afterAll(() => {
  delete process.env['SMTP_URL'];
  forgetEnvironment();
});

const get = async <Body>(handler: Parameters<typeof call>[0], path: string, params = {}) =>
  (await (await call(handler, path, { headers: desk.headers, params })).json()) as Body;
const unsentMails = () => get<UnsentMail[]>(unsent, '/api/admin/unsent-mails');
const amount = async () => (await get<TodayFigures>(today, '/api/admin/today')).unsentMails;
const open = (id: string) => get<InboxDetail>(one, `/api/admin/appointments/${id}`, { id });
const retry = (id: string, headers: Record<string, string> = desk.headers) =>
  call(retrying, `/api/admin/unsent-mails/${id}/retry`, { method: 'POST', params: { id }, headers });

/** A request whose two mails the server refuses until they are given up. */
async function arrivesUnheard(): Promise<{ id: string; reference: string }> {
  const body = appointment();
  await call(appointments, '/api/appointments', { body, ip: freshIp() });
  await settleAfterWork();
  await untilGivenUp();
  const [row] = await sql('select id, reference from appointments where email = $1', [body['email']]);
  return row as { id: string; reference: string };
}

async function untilGivenUp() {
  for (let round = 0; round < 2; round += 1) {
    expect(await sql('select 1 from outbox where failed_at is not null')).toEqual([]);
    await sql('update outbox set due_at = now()');
    await sendDueMail();
  }
}

describe('mail that an address does not take', () => {
  it('is given up at the third try and told about where it belongs, without the provider’s words', async () => {
    const { id, reference } = await arrivesUnheard();
    expect(await amount()).toBe(2);
    expect(await unsentMails()).toEqual(
      expect.arrayContaining(
        ['staff-notice', 'acknowledgement'].map((kind): unknown =>
          expect.objectContaining({ kind, reference, failure: 'address', name: null }),
        ),
      ),
    );
    expect(await get<{ id: string }[]>(list, '/api/admin/appointments?status=unsent')).toMatchObject([
      { id },
    ]);
    const { mails } = await open(id);
    expect(mails.map(({ state, failure }) => [state, failure])).toEqual([
      ['failed', 'address'],
      ['failed', 'address'],
    ]);
    expect(JSON.stringify(await sql('select * from outbox'))).not.toMatch(/welcome here|@/);
  });

  it('is no matter any more once somebody has answered', async () => {
    const { id } = await arrivesUnheard();
    const change = { method: 'PATCH', params: { id }, headers: desk.headers, body: { status: 'contacted' } };
    expect((await call(one, `/api/admin/appointments/${id}`, change)).status).toBe(200);
    expect([await amount(), await unsentMails()]).toEqual([0, []]);
    expect((await open(id)).mails.map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('is tried again once for any number of presses, and by whom is written down', async () => {
    const { id } = await arrivesUnheard();
    server.recover();
    const mail = (await open(id)).mails.find(({ kind }) => kind === 'acknowledgement');
    const mailId = mail?.id ?? '';
    const answers = await Promise.all([retry(mailId), retry(mailId), retry(mailId)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await settleAfterWork();
    expect(server.accepted()).toHaveLength(1);
    const detail = await open(id);
    expect(detail.mails.find((other) => other.id === mailId)).toMatchObject({ state: 'sent', failure: null });
    const retried = detail.history.filter(({ kind }) => kind === 'mail-retried');
    expect(retried).toMatchObject([{ by: desk.name }]);
    expect(
      await sql(`select actor_id, network, subject_id from audit_log where action = 'request.mail-retried'`),
    ).toEqual([{ actor_id: desk.id, network: '203.0.113.0/24', subject_id: id }]);
    expect((await retry(mailId)).status).toBe(204);
    await settleAfterWork();
    expect(server.accepted()).toHaveLength(1);
    expect(await amount()).toBe(1);
  });

  it('is tried again before its pause is over, with all its tries before it', async () => {
    await call(appointments, '/api/appointments', { body: appointment(), ip: freshIp() });
    await settleAfterWork();
    const [mail] = await sql('select id, due_at > now() as later, failure from outbox limit 1');
    expect(mail).toMatchObject({ later: true, failure: 'address' });
    expect(await amount()).toBe(0);
    expect((await retry(String(mail?.['id']))).status).toBe(204);
    await settleAfterWork();
    const [tried] = await sql('select attempts, failed_at from outbox where id = $1', [mail?.['id']]);
    expect(tried).toEqual({ attempts: 1, failed_at: null });
  });
});

describe('mail that is about no request', () => {
  const failed = async (cause: string, ago: string) =>
    String(
      (
        await sql(
          `insert into outbox (kind, cause, failed_at, failure, attempts)
           values ('digest', $1, now() - $2::interval, 'sign-in', 9) returning id`,
          [cause, ago],
        )
      )[0]?.['id'],
    );

  it('is told about until the next one has left, and for a week at most', async () => {
    await failed('digest:old', '8 days');
    const id = await failed('digest:late', '2 days');
    expect(await unsentMails()).toMatchObject([
      { id, kind: 'digest', failure: 'sign-in', reference: null, name: null },
    ]);
    await sql(`insert into outbox (kind, cause, sent_at) values ('digest', 'digest:next', now())`);
    expect([await amount(), await unsentMails()]).toEqual([0, []]);
  });

  it('can be tried again too, which the log says', async () => {
    const id = await failed('digest:again', '1 hour');
    server.recover();
    expect((await retry(id)).status).toBe(204);
    await settleAfterWork();
    expect(await sql(`select actor_id, subject_id from audit_log where action = 'mail.retried'`)).toEqual([
      { actor_id: desk.id, subject_id: id },
    ]);
    expect(await unsentMails()).toEqual([]);
  });
});

it('is refused to whoever is not at the desk, and says what it does not know', async () => {
  const editor = await signedIn(undefined, 'editor');
  const id = crypto.randomUUID();
  expect((await retry(id, editor.headers)).status).toBe(403);
  expect((await retry(id)).status).toBe(404);
  expect((await retry('1')).status).toBe(404);
});

it.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, permanent: true }, 'address'],
  [{ code: 'EENVELOPE', command: 'API' }, 'address'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451, permanent: false }, 'other'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553, permanent: true }, 'refused'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'refused'],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true }, 'sign-in'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'unreachable'],
  [new TypeError('something else'), 'other'],
])('tells why from %o', (error, why) => {
  expect(whyNotSent(error)).toBe(why);
});
