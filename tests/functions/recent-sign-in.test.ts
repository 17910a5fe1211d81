import { describe, expect, test } from 'vitest';
import me from '../../netlify/functions/admin-me.ts';
import anonymize from '../../netlify/functions/admin-request-anonymize.ts';
import exporting from '../../netlify/functions/admin-requests-export.ts';
import confirm from '../../netlify/functions/admin-session-confirm.ts';
import user from '../../netlify/functions/admin-user.ts';
import users from '../../netlify/functions/admin-users.ts';
import { call } from '../support/call.ts';
import { sql } from '../support/sql.ts';
import { signedIn, staffPassword } from '../support/staff.ts';

type Desk = Awaited<ReturnType<typeof signedIn>>;
const change = (desk: Desk, id: string, body: unknown) =>
  call(user, `/api/admin/users/${id}`, { method: 'PATCH', params: { id }, body, headers: desk.headers });
const isSignedIn = async ({ headers }: Desk) => (await call(me, '/api/admin/me', { headers })).status === 200;
const confirmWith = (desk: Desk, currentPassword: string) =>
  call(confirm, '/api/admin/session/confirm', { body: { currentPassword }, headers: desk.headers });

/** Somebody who signed in fifty minutes ago and is still at work. */
async function signedInLongAgo(): Promise<Desk> {
  const desk = await signedIn();
  await sql(`update admin_sessions set created_at = now() - interval '50 minutes' where admin_id = $1`, [
    desk.id,
  ]);
  return desk;
}

const guarded: [string, (desk: Desk) => Promise<Response>][] = [
  [
    'another’s password',
    async (desk) => change(desk, (await signedIn()).id, { password: 'fresh sea breeze 1' }),
  ],
  ['one’s own password', (desk) => change(desk, desk.id, { password: 'fresh sea breeze 1' })],
  ['a deactivation', async (desk) => change(desk, (await signedIn()).id, { isActive: false })],
  [
    'a new account',
    (desk) =>
      call(users, '/api/admin/users', {
        body: { email: `${crypto.randomUUID()}@samplewater-dental.example`, password: 'fresh sea breeze 1' },
        headers: desk.headers,
      }),
  ],
  ['an export', (desk) => call(exporting, '/api/admin/appointments/export', { headers: desk.headers })],
  [
    'a removal',
    (desk) =>
      call(anonymize, `/api/admin/appointments/${desk.id}/anonymize`, {
        method: 'POST',
        params: { id: desk.id },
        headers: desk.headers,
      }),
  ],
];

describe('what must not be done at a desk somebody has left', () => {
  test.each(guarded)('asks for the password again: %s', async (_, act) => {
    const desk = await signedInLongAgo();
    const refused = await act(desk);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'sign-in-not-recent',
      details: [{ path: ['currentPassword'] }],
    });
    expect((await confirmWith(desk, 'not the right one')).status).toBe(403);
    expect((await act(desk)).status).toBe(403);
    expect((await confirmWith(desk, staffPassword)).status).toBe(204);
    expect((await act(desk)).status).not.toBe(403);
  });

  test('takes the password along with the change', async () => {
    const desk = await signedInLongAgo();
    const { id } = await signedIn();
    const password = 'fresh sea breeze 2';
    const wrong = await change(desk, id, { password, currentPassword: 'not the right one' });
    expect(wrong.status).toBe(403);
    expect(await wrong.json()).toMatchObject({ details: [{ path: ['currentPassword'] }] });
    expect((await change(desk, id, { password, currentPassword: staffPassword })).status).toBe(200);
  });

  test('lets an open session guess five times, and does not lock its owner out of signing in', async () => {
    const desk = await signedInLongAgo();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await confirmWith(desk, 'wrong guess')).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect(await sql(`select 1 from throttle_counters where key like 'login:account:%'`)).toEqual([]);
  });
});

test('a refused deactivation leaves the account’s sessions alone, a made one ends them', async () => {
  const [last, other] = [await signedIn(), await signedIn()];
  await sql('update admin_users set is_active = false where id not in ($1, $2)', [last.id, other.id]);
  expect((await change(last, other.id, { isActive: false })).status).toBe(200);
  expect(await isSignedIn(other)).toBe(false);
  expect((await change(last, last.id, { isActive: false })).status).toBe(409);
  expect(await isSignedIn(last)).toBe(true);
});
