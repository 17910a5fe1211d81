import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SecondFactorSetup } from '#contracts/answers/second-factor.ts';
import { beginSetup } from '#server/domain/auth/second-factor.ts';
import { forgetEnvironment } from '#server/env.ts';
import login from '../../netlify/functions/admin-login.ts';
import me from '../../netlify/functions/admin-me.ts';
import own from '../../netlify/functions/admin-second-factor.ts';
import others from '../../netlify/functions/admin-user-second-factor.ts';
import users from '../../netlify/functions/admin-users.ts';
import { call } from '../support/call.ts';
import { sql } from '../support/sql.ts';
import { comparePlainly, signedIn, staffPassword } from '../support/staff.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

/** What an app shows `later` seconds from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 1_000 });
const signIn = (email: string, code?: string, password = staffPassword) =>
  call(login, '/', { body: { email, password, code }, ip: '198.51.100.20' });
const begin = async ({ headers }: Person) =>
  (await (await call(own, '/', { method: 'POST', headers })).json()) as SecondFactorSetup;
const turnOn = ({ headers }: Person, setup: string, code: string) =>
  call(own, '/', { method: 'PUT', headers, body: { setup, code } });

/** Somebody with a second factor that was set up a while ago. */
async function withSecondFactor() {
  const person = await signedIn();
  const { secret, setup } = await begin(person);
  const answer = await turnOn(person, setup, codeOf(secret));
  expect(answer.status).toBe(200);
  const { codes } = (await answer.json()) as { codes: string[] };
  await sql('update admin_users set totp_step = 0 where id = $1', [person.id]);
  return { ...person, secret, codes };
}

beforeEach(comparePlainly);

describe('signing in with a second factor', () => {
  test('takes the password and then a code, each code once', async () => {
    const { email, secret } = await withSecondFactor();
    const asked = await signIn(email);
    expect(asked.status).toBe(401);
    expect(await asked.json()).toMatchObject({ code: 'second-factor', details: [{ path: ['code'] }] });
    expect(asked.headers.getSetCookie()).toEqual([]);
    const code = codeOf(secret);
    expect((await signIn(email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    const again = await signIn(email, code);
    expect(await again.json()).toMatchObject({ code: 'wrong-code' });
    expect((await signIn(email, codeOf(secret, -30))).status).toBe(401);
    expect((await signIn(email, codeOf(secret, 30))).status).toBe(200);
  });

  test('takes one code once, however many use it at once', async () => {
    const { email, secret } = await withSecondFactor();
    const answers = await Promise.all(Array.from({ length: 3 }, () => signIn(email, codeOf(secret))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test('takes a recovery code in place of one, once, and stores none readable', async () => {
    const { email, codes, secret } = await withSecondFactor();
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    expect((await signIn(email, first.toUpperCase())).status).toBe(200);
    expect((await signIn(email, first)).status).toBe(401);
    expect((await signIn(email, second.replace('-', ' '))).status).toBe(200);
    const stored = JSON.stringify([
      await sql('select * from recovery_codes'),
      await sql('select * from admin_users'),
      await sql('select * from audit_log'),
    ]);
    for (const secretText of [...codes, ...codes.map((code) => code.replace('-', '')), secret])
      expect(stored).not.toContain(secretText);
  });

  test('counts wrong codes as wrong passwords: five, then nobody gets in for a while', async () => {
    const { email, secret } = await withSecondFactor();
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await signIn(email, `00000${guess}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(email, codeOf(secret))).status).toBe(429);
  });

  test('says nothing of a second factor to whoever has not the password', async () => {
    const { email, secret } = await withSecondFactor();
    for (const code of [undefined, codeOf(secret)]) {
      const answer = await signIn(email, code, 'wrong guess');
      expect(await answer.json()).toMatchObject({ error: 'Invalid email or password' });
    }
    expect((await signIn(email, codeOf(secret))).status).toBe(200);
  });
});

describe('a second factor', () => {
  test('is on only after a right code, with a setup that is one’s own', async () => {
    const [jo, ana] = [await signedIn(), await signedIn()];
    const { secret, setup, uri } = await begin(jo);
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect((await turnOn(jo, setup, '000000')).status).toBe(400);
    expect((await turnOn(ana, setup, codeOf(secret))).status).toBe(400);
    expect((await turnOn(jo, `${setup.slice(0, -2)}xx`, codeOf(secret))).status).toBe(400);
    expect(await (await call(me, '/', { headers: jo.headers })).json()).toMatchObject({
      hasSecondFactor: false,
    });
    expect((await signIn(jo.email)).status).toBe(200);
    expect((await turnOn(jo, setup, codeOf(secret))).status).toBe(200);
    expect(await (await call(me, '/', { headers: jo.headers })).json()).toMatchObject({
      hasSecondFactor: true,
    });
  });

  test('is turned off with password and code, and by an owner for a colleague', async () => {
    const jo = await withSecondFactor();
    const off = (currentPassword: string, code: string) =>
      call(own, '/', { method: 'DELETE', headers: jo.headers, body: { currentPassword, code } });
    expect(await (await off('wrong guess', codeOf(jo.secret))).json()).toMatchObject({
      code: 'wrong-password',
    });
    expect(await (await off(staffPassword, '000000')).json()).toMatchObject({ code: 'wrong-code' });
    expect((await off(staffPassword, codeOf(jo.secret))).status).toBe(204);
    expect((await signIn(jo.email)).status).toBe(200);

    const ana = await withSecondFactor();
    const owner = await signedIn();
    const reset = () =>
      call(others, '/', { method: 'DELETE', params: { id: ana.id }, headers: owner.headers });
    expect((await reset()).status).toBe(204);
    expect((await reset()).status).toBe(404);
    expect((await signIn(ana.email)).status).toBe(200);
    expect(await sql('select 1 from recovery_codes where admin_id = $1', [ana.id])).toEqual([]);
  });

  test('gives its place to no other, not even to whoever knows the password', async () => {
    const jo = await withSecondFactor();
    const again = await call(own, '/', { method: 'POST', headers: jo.headers });
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'second-factor-on' }]);
    const known = await sql('select totp_secret, totp_step from admin_users where id = $1', [jo.id]);
    // Begun in two windows, or before it was on.
    const { secret, setup } = beginSetup({ ...jo, role: 'owner', hasSecondFactor: false });
    const late = await turnOn(jo, setup, codeOf(secret));
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'second-factor-on' }]);
    expect(await sql('select totp_secret, totp_step from admin_users where id = $1', [jo.id])).toEqual(known);
    expect((await signIn(jo.email, jo.codes[0])).status).toBe(200);
  });

  test('of one’s own is not taken away through the list of staff', async () => {
    const jo = await withSecondFactor();
    const answer = await call(others, '/', { method: 'DELETE', params: { id: jo.id }, headers: jo.headers });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'own-account' }]);
    expect((await signIn(jo.email)).status).toBe(401);
  });
});

describe('with SECOND_FACTOR=owners', () => {
  beforeEach(() => {
    vi.stubEnv('SECOND_FACTOR', 'owners');
    forgetEnvironment();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    forgetEnvironment();
  });

  test('an owner can use nothing but their own account until there is one', async () => {
    const owner = await signedIn();
    const list = () => call(users, '/', { headers: owner.headers });
    expect(await (await list()).json()).toMatchObject({ code: 'second-factor-required' });
    expect(await (await call(me, '/', { headers: owner.headers })).json()).toMatchObject({
      mustSetUpSecondFactor: true,
    });
    const { secret, setup } = await begin(owner);
    await turnOn(owner, setup, codeOf(secret));
    expect((await list()).status).toBe(200);
    const editor = await signedIn(undefined, 'editor');
    expect(await (await call(me, '/', { headers: editor.headers })).json()).toMatchObject({
      mustSetUpSecondFactor: false,
    });
  });
});
