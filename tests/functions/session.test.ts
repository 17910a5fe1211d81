import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { repeatable, sql, once } from '#server/db/client.ts';
import { doPasswordWork } from '#server/domain/auth/password.ts';
import login from '../../netlify/functions/admin-login.ts';
import logout from '../../netlify/functions/admin-logout.ts';
import me from '../../netlify/functions/admin-me.ts';
import user from '../../netlify/functions/admin-user.ts';
import { call } from '../support/call.ts';
import { comparePlainly, cookieOf, makeStaff, signedIn, staffPassword } from '../support/staff.ts';

const signIn = (email: string, password = staffPassword, headers = {}, ip = '198.51.100.1') =>
  call(login, '/api/admin/login', { body: { email, password }, headers, ip });
const askMe = (headers: Record<string, string>) => call(me, '/api/admin/me', { headers });

describe('signing in', () => {
  test('answers with the administrator and sets two strict, http-only cookies', async () => {
    const { id, email } = await makeStaff();
    const answer = await signIn(`  ${email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id, email });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^session=[^;]+; HttpOnly; SameSite=Strict; Path=\/; Max-Age=43200$/);
    expect(cookies[1]).toMatch(/^device=[^;]+; HttpOnly; SameSite=Strict; Path=\/; Max-Age=15552000$/);
  });

  test('ends the session the browser brought along', async () => {
    const { headers, email } = await signedIn();
    await signIn(email, staffPassword, headers);
    expect((await askMe(headers)).status).toBe(401);
  });

  test.each(['nobody@samplewater-dental.example', 'wrong password', 'deactivated'])(
    'says the same of an unknown account, a wrong password and a deactivated account (%s)',
    async (kind) => {
      const { id, email } = await makeStaff();
      const other = await signedIn();
      if (kind === 'deactivated')
        await call(user, `/api/admin/users/${id}`, {
          method: 'PATCH',
          params: { id },
          body: { isActive: false },
          headers: other.headers,
        });
      const asTyped = kind.includes('@') ? kind : email;
      const answer = await signIn(asTyped, kind === 'wrong password' ? 'not the right one' : staffPassword);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: 'Invalid email or password' });
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  test.each([
    [{}, 'email'],
    [{ email: 'a@b.example' }, 'password'],
    [{ email: 7, password: 'x' }, 'email'],
    [{ email: 'a@b.example', password: ['x'] }, 'password'],
    [{ email: '', password: 'x' }, 'email'],
  ])('names the field of a malformed body: %j → %s', async (body, field) => {
    const answer = await call(login, '/api/admin/login', { body });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { details: { path: string[] }[] }).details[0]?.path).toEqual([field]);
  });
});

describe('guessing', () => {
  beforeAll(comparePlainly);
  beforeEach(() => once(sql`delete from throttle_counters`));

  /** Minutes of the longest lock there is, from its beginning: what is left of it depends on how fast this machine is. */
  async function longestLock(): Promise<number | undefined> {
    const [row] = await repeatable(sql<{ minutes: number | null }>`
      select max(extract(epoch from until - updated_at) / 60)::float as minutes
      from throttle_counters where key like 'login:account:%' and until > now()`);
    return row?.minutes ?? undefined;
  }

  test('lets five wrong passwords reach the check, then answers 429 even to the right one', async () => {
    const { email } = await makeStaff();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signIn(email, 'wrong guess', {}, `192.0.2.${index}`)),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
    const right = await signIn(email, staffPassword, {}, '192.0.2.99');
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect(await longestLock()).toBe(1);
  });

  test('locks for 1, 2, 4, 8, then 15 minutes', async () => {
    const { email } = await makeStaff();
    for (let guess = 0; guess < 5; guess++) await signIn(email, 'wrong guess', {}, '192.0.2.120');
    const locks: (number | undefined)[] = [];
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const locked = await signIn(email, 'wrong guess', {}, '192.0.2.121');
      expect(locked.status).toBe(429);
      locks.push(await longestLock());
      await once(
        sql`update throttle_counters set until = until - interval '1 minute' * ${minutes}::int where key like 'login:account:%'`,
      );
      expect((await signIn(email, 'wrong guess', {}, '192.0.2.122')).status).toBe(401);
    }
    expect(locks).toEqual([1, 2, 4, 8, 15, 15]);
  });

  test('lets a known device in during a lock, with five tries of its own', async () => {
    const { email } = await makeStaff();
    const device = cookieOf(await signIn(email)).split('; ')[1] ?? '';
    for (let guess = 0; guess < 6; guess++) await signIn(email, 'wrong guess', {}, '192.0.2.130');
    expect((await signIn(email, staffPassword, {}, '192.0.2.131')).status).toBe(429);
    expect((await signIn(email, staffPassword, { cookie: device }, '192.0.2.132')).status).toBe(200);

    for (let guess = 0; guess < 5; guess++)
      expect((await signIn(email, 'wrong guess', { cookie: device }, '192.0.2.133')).status).toBe(401);
    expect((await signIn(email, staffPassword, { cookie: device }, '192.0.2.134')).status).toBe(429);
  });

  test('does not take the device of another account for a known one', async () => {
    const [mine, theirs] = [await makeStaff(), await makeStaff()];
    const device = cookieOf(await signIn(theirs.email)).split('; ')[1] ?? '';
    for (let guess = 0; guess < 5; guess++) await signIn(mine.email, 'wrong guess', {}, '192.0.2.140');
    expect((await signIn(mine.email, staffPassword, { cookie: device }, '192.0.2.141')).status).toBe(429);
  });

  test('stops an address after twenty wrong passwords, whatever the accounts', async () => {
    const ip = '192.0.2.150';
    const emails = ['nobody@samplewater-dental.example'];
    while (emails.length < 20) emails.push((await makeStaff()).email);
    for (const email of emails) expect((await signIn(email, 'wrong guess', {}, ip)).status).toBe(401);
    const { email } = await makeStaff();
    expect((await signIn(email, staffPassword, {}, ip)).status).toBe(429);
    expect((await signIn(email, staffPassword, {}, '192.0.2.151')).status).toBe(200);
  });

  test('frees the account after a success', async () => {
    const { email } = await makeStaff();
    for (let round = 0; round < 2; round++) {
      for (let guess = 0; guess < 4; guess++) await signIn(email, 'wrong guess', {}, `192.0.2.16${round}`);
      expect((await signIn(email, staffPassword, {}, '192.0.2.169')).status).toBe(200);
    }
  });
});

describe('a session', () => {
  test('is ended by signing out, and signing out always answers 204', async () => {
    const { headers } = await signedIn();
    const copied = { ...headers };
    const answer = await call(logout, '/api/admin/logout', { method: 'POST', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual(['session=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0']);
    expect((await askMe(copied)).status).toBe(401);
    expect((await call(logout, '/api/admin/logout', { method: 'POST' })).status).toBe(204);
  });

  test.each([
    [
      'an hour without use',
      () => sql`update admin_sessions set last_seen_at = now() - interval '61 minutes'`,
    ],
    ['twelve hours', () => sql`update admin_sessions set expires_at = now() - interval '1 second'`],
    ['deactivation', () => sql`update admin_users set is_active = false`],
  ])('is ended by %s', async (_, statement) => {
    const { headers } = await signedIn();
    expect((await askMe(headers)).status).toBe(200);
    await once(statement());
    expect((await askMe(headers)).status).toBe(401);
    await once(sql`update admin_users set is_active = true`);
  });

  test('is ended by a changed password, on the very next call', async () => {
    const { headers, id } = await signedIn();
    const answer = await call(user, `/api/admin/users/${id}`, {
      method: 'PATCH',
      params: { id },
      headers,
      body: { password: 'another long passphrase' },
    });
    expect(answer.status).toBe(200);
    expect((await askMe(headers)).status).toBe(401);
  });

  test('is kept alive by use, but not by a page that refreshes itself', async () => {
    const { headers, id } = await signedIn();
    const age = () =>
      once(
        sql`update admin_sessions set last_seen_at = now() - interval '50 minutes' where admin_id::text = ${id}`,
      );
    const lastSeen = async () => {
      const [row] = await once(sql<{ recent: boolean }>`
        select last_seen_at > now() - interval '1 minute' as recent from admin_sessions where admin_id::text = ${id} and ended_at is null`);
      return row?.recent;
    };
    await age();
    await askMe({ ...headers, 'x-background-refresh': '1' });
    expect(await lastSeen()).toBe(false);
    await askMe(headers);
    expect(await lastSeen()).toBe(true);
  });
});

describe('a sign-in under way', () => {
  test.each([
    ['another password is set', { password: 'fresh sea breeze 4' }],
    ['the account is shut out', { isActive: false }],
  ])('fails where %s while the password is looked at', async (_, body) => {
    const { id, email } = await makeStaff();
    const owner = await signedIn();
    doPasswordWork(
      {
        hash: () => Promise.resolve('another hash'),
        compare: async () => {
          const params = { id };
          await call(user, `/api/admin/users/${id}`, {
            method: 'PATCH',
            params,
            body,
            headers: owner.headers,
          });
          return true;
        },
      },
      20,
    );
    const answer = await signIn(email);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    expect(await repeatable(sql`select 1 from admin_sessions where admin_id = ${id}::uuid`)).toEqual([]);
    const entries = await repeatable(
      sql`select result from audit_log where actor_id = ${id}::uuid order by id`,
    );
    expect(entries).toEqual([{ result: 'refused' }]);
  });
});
