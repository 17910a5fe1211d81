import { beforeAll, describe, expect, test } from 'vitest';
import type { SentInvitation, SentLink } from '#contracts/answers/account-link.ts';
import type { StaffAccount } from '#contracts/answers/session.ts';
import checkCall from '../../netlify/functions/admin-account-link-check.ts';
import linkCall from '../../netlify/functions/admin-account-link.ts';
import invitation from '../../netlify/functions/admin-invitation.ts';
import invitations from '../../netlify/functions/admin-invitations.ts';
import login from '../../netlify/functions/admin-login.ts';
import me from '../../netlify/functions/admin-me.ts';
import resetCall from '../../netlify/functions/admin-password-reset.ts';
import ownerReset from '../../netlify/functions/admin-user-reset.ts';
import users from '../../netlify/functions/admin-users.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { linkTokenIn, mailsTo } from '../support/mailbox.ts';
import { sql } from '../support/sql.ts';
import { makeStaff, newStaffEmail, signedIn, staffPassword } from '../support/staff.ts';

let owner: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  owner = await signedIn();
});

const invite = async (email = newStaffEmail()) => {
  const body = { email, name: 'Nell', role: 'desk' };
  const answer = await call(invitations, '/', { body, headers: owner.headers });
  return { status: answer.status, ...((await answer.json()) as SentInvitation) };
};
const about = (id: string, method: 'POST' | 'DELETE') =>
  call(invitation, '/', { method, params: { id }, headers: owner.headers });
const check = (token: string) => call(checkCall, '/', { body: { token } });
const follow = (token: string, password = 'fresh sea breeze 7', name?: string) =>
  call(linkCall, '/', { body: { token, password, name } });
const signIn = (email: string, password: string) => call(login, '/', { body: { email, password } });
const askReset = (email: string, ip = '198.51.100.9') => call(resetCall, '/', { body: { email }, ip });
const listed = async (id: string) =>
  ((await (await call(users, '/', { headers: owner.headers })).json()) as StaffAccount[]).find(
    (one) => one.id === id,
  );

describe('an invitation', () => {
  test('leads to a password and a name of one’s own, once', async () => {
    const { status, account, link } = await invite();
    expect(status).toBe(201);
    expect(account).toMatchObject({ isPending: true, role: 'desk', name: 'Nell' });
    await settleAfterWork();
    const [mail = ''] = await mailsTo(account.email);
    const token = linkTokenIn(mail);
    expect(link).toContain(token);
    expect((await signIn(account.email, 'fresh sea breeze 7')).status).toBe(401);
    expect(await (await check(token)).json()).toEqual({
      kind: 'invitation',
      email: account.email,
      name: 'Nell',
    });
    const weak = await follow(token, 'password1234');
    expect(await weak.json()).toMatchObject({ details: [{ path: ['password'] }] });
    expect((await follow(token, 'fresh sea breeze 7', 'Nell Quist')).status).toBe(204);
    expect((await signIn(account.email, 'fresh sea breeze 7')).status).toBe(200);
    expect(await listed(account.id)).toMatchObject({ isPending: false, name: 'Nell Quist' });
    for (const again of [await check(token), await follow(token, 'fresh sea breeze 8')])
      expect(again.status).toBe(404);
    expect((await signIn(account.email, 'fresh sea breeze 8')).status).toBe(401);
  });

  test('is followed once, however many do at once', async () => {
    const token = linkTokenIn((await invite()).link ?? '');
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => follow(token, `fresh sea breeze ${n}0`)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('is over after 72 hours, and can be sent again, which ends the former link', async () => {
    const { account, link, expiresAt } = await invite();
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(71.9 * 3_600_000);
    const former = linkTokenIn(link ?? '');
    await sql(`update account_links set expires_at = now() - interval '1 second' where admin_id = $1`, [
      account.id,
    ]);
    expect((await check(former)).status).toBe(404);
    const sent = (await (await about(account.id, 'POST')).json()) as SentLink;
    const latter = linkTokenIn(sent.link ?? '');
    expect((await check(latter)).status).toBe(200);
    await about(account.id, 'POST');
    expect((await check(latter)).status).toBe(404);
  });

  test('is taken back with its account, and only while nobody came', async () => {
    const { account, link } = await invite();
    expect((await check(linkTokenIn(link ?? ''))).status).toBe(200);
    expect((await about(account.id, 'DELETE')).status).toBe(204);
    expect(await listed(account.id)).toBeUndefined();
    expect((await check(linkTokenIn(link ?? ''))).status).toBe(404);
    expect((await about(owner.id, 'DELETE')).status).toBe(404);
    expect((await call(me, '/', { headers: owner.headers })).status).toBe(200);
    expect((await invite(owner.email)).status).toBe(409);
  });

  test('does not make an owner who can be counted on', async () => {
    const body = { email: newStaffEmail(), name: 'Nell', role: 'owner' };
    await call(invitations, '/', { body, headers: owner.headers });
    await sql(`update admin_users set role = 'desk' where id <> $1 and password_hash is not null`, [
      owner.id,
    ]);
    const { default: user } = await import('../../netlify/functions/admin-user.ts');
    const answer = await call(user, '/', {
      method: 'PATCH',
      params: { id: owner.id },
      body: { role: 'desk' },
      headers: owner.headers,
    });
    expect(answer.status).toBe(409);
  });
});

describe('a link that is out', () => {
  const change = async (id: string, body: unknown) => {
    const { default: user } = await import('../../netlify/functions/admin-user.ts');
    return call(user, '/', { method: 'PATCH', params: { id }, body, headers: owner.headers });
  };
  const reset = async (id: string) => {
    const answer = await call(ownerReset, '/', { method: 'POST', params: { id }, headers: owner.headers });
    return linkTokenIn(((await answer.json()) as SentLink).link ?? '');
  };

  test.each([
    ['a password set by an owner', [{ password: 'fresh sea breeze 3' }]],
    ['being shut out, even where somebody is let in again', [{ isActive: false }, { isActive: true }]],
  ])('is ended by %s', async (_, changes) => {
    const { account, link } = await invite();
    const known = await signedIn();
    const tokens = [linkTokenIn(link ?? ''), await reset(known.id)];
    for (const id of [account.id, known.id])
      for (const body of changes) expect((await change(id, body)).status).toBe(200);
    for (const token of tokens) {
      expect((await check(token)).status).toBe(404);
      expect((await follow(token, 'fresh sea breeze 4')).status).toBe(404);
    }
  });

  test('stays through a new name or role', async () => {
    const { id } = await signedIn(undefined, 'desk');
    const token = await reset(id);
    await change(id, { role: 'editor', name: 'Ned' });
    expect((await check(token)).status).toBe(200);
  });

  test('cannot be made of what a database tells, whatever is typed at the sign-in', async () => {
    const token = await reset((await signedIn()).id);
    const [id = '', signature] = token.split('.');
    for (const typed of [id, `account-link:${id}`, `email:account-link:${id}`]) {
      await signIn(typed, 'wrong guess');
      await askReset(typed);
    }
    expect(JSON.stringify(await sql('select * from throttle_counters'))).not.toContain(signature);
  });
});

describe('a reset', () => {
  test('by mail ends every session, and signs in with the new password alone', async () => {
    const { email, headers } = await signedIn();
    expect((await askReset(`  ${email.toUpperCase()}`)).status).toBe(204);
    await settleAfterWork();
    const [mail = ''] = await mailsTo(email);
    expect((await follow(linkTokenIn(mail), 'fresh sea breeze 9')).status).toBe(204);
    expect((await call(me, '/', { headers })).status).toBe(401);
    expect((await signIn(email, staffPassword)).status).toBe(401);
    expect((await signIn(email, 'fresh sea breeze 9')).status).toBe(200);
  });

  test('answers alike for nobody, the deactivated and the invited, and sends nothing', async () => {
    const deactivated = await makeStaff();
    await sql('update admin_users set is_active = false where id = $1', [deactivated.id]);
    const { account } = await invite();
    await settleAfterWork();
    const known = await makeStaff();
    const answers = [];
    for (const email of [known.email, deactivated.email, account.email, 'nobody@samplewater-dental.example'])
      answers.push(await askReset(email));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await settleAfterWork();
    expect(await mailsTo(known.email)).toHaveLength(1);
    expect(await mailsTo(deactivated.email)).toEqual([]);
    expect(await mailsTo(account.email)).toHaveLength(1);
  });

  test('is asked for five times, then waits, whoever is asked for', async () => {
    for (const email of [(await makeStaff()).email, 'nobody-else@samplewater-dental.example']) {
      const statuses = [];
      for (let time = 0; time < 6; time += 1) statuses.push((await askReset(email, '192.0.2.77')).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });

  test('sent by an owner works within an hour, and not for whoever is deactivated meanwhile', async () => {
    const { id } = await makeStaff();
    const sent = await call(ownerReset, '/', { method: 'POST', params: { id }, headers: owner.headers });
    const { link, expiresAt } = (await sent.json()) as SentLink;
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
    const token = linkTokenIn(link ?? '');
    expect((await check(token)).status).toBe(200);
    await sql('update admin_users set is_active = false where id = $1', [id]);
    expect((await follow(token)).status).toBe(404);
  });
});

test('a link nobody signed leads nowhere, and the database holds none', async () => {
  const { account, link } = await invite();
  const token = linkTokenIn(link ?? '');
  const [id = ''] = token.split('.');
  for (const forged of [`${id}.${'A'.repeat(32)}`, id.padEnd(40, 'x'), token.slice(0, -1), `${token}x`])
    expect((await check(forged)).status).toBe(404);
  expect((await check('')).status).toBe(400);
  const stored = JSON.stringify([
    await sql('select * from account_links where admin_id = $1', [account.id]),
    await sql('select * from outbox where link_id is not null'),
    await sql('select * from audit_log'),
  ]);
  expect(stored).not.toContain(token.split('.')[1]);
});
