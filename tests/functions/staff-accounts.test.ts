import { describe, expect, test } from 'vitest';
import { repeatable, sql } from '#server/db/client.ts';
import login from '../../netlify/functions/admin-login.ts';
import me from '../../netlify/functions/admin-me.ts';
import sessions from '../../netlify/functions/admin-sessions.ts';
import user from '../../netlify/functions/admin-user.ts';
import users from '../../netlify/functions/admin-users.ts';
import { call } from '../support/call.ts';
import { cookieOf, makeStaff, signedIn, staffPassword } from '../support/staff.ts';

const change = (id: string, body: unknown, headers: Record<string, string>) =>
  call(user, `/api/admin/users/${id}`, { method: 'PATCH', params: { id }, body, headers });

describe('staff accounts', () => {
  test('are listed without anything secret', async () => {
    const { headers, email } = await signedIn();
    const list = (await (await call(users, '/api/admin/users', { headers })).json()) as Record<
      string,
      unknown
    >[];
    const mine = list.find((account) => account['email'] === email);
    expect(Object.keys(mine ?? {}).sort()).toEqual([
      'createdAt',
      'email',
      'hasSecondFactor',
      'id',
      'invitedUntil',
      'isActive',
      'isPending',
      'lastLoginAt',
      'name',
      'role',
    ]);
    expect(mine?.['lastLoginAt']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('are made with a lower-cased e-mail, once', async () => {
    const { headers } = await signedIn();
    const body = { email: '  New.Colleague@Samplewater-Dental.example ', password: 'fresh sea breeze 1' };
    const created = await call(users, '/api/admin/users', { body, headers });
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({
      email: 'new.colleague@samplewater-dental.example',
      isActive: true,
    });
    const again = await call(users, '/api/admin/users', { body, headers });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ details: [{ path: ['email'] }] });
  });

  test.each([
    ['eleven byte', 'password'],
    ['p'.repeat(73), 'password'],
    ['é'.repeat(37), 'password'],
    ['password1234', 'password'],
    ['abcabcabcabc', 'password'],
    [undefined, 'password'],
  ])('refuse the password %j', async (password, field) => {
    const { headers } = await signedIn();
    const answer = await call(users, '/api/admin/users', {
      body: { email: 'x@samplewater-dental.example', password },
      headers,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ details: [{ path: [field] }] });
  });

  test.each(['é'.repeat(36), '🌊 tide table', 'p4ssphrase-of-seventy-two-bytes'.padEnd(72, 'x')])(
    'accept the password %j and sign in with it',
    async (password) => {
      const { headers } = await signedIn();
      const email = `${crypto.randomUUID()}@samplewater-dental.example`;
      expect((await call(users, '/api/admin/users', { body: { email, password }, headers })).status).toBe(
        201,
      );
      expect((await call(login, '/api/admin/login', { body: { email, password } })).status).toBe(200);
      expect(
        (await call(login, '/api/admin/login', { body: { email, password: `${password}x` } })).status,
      ).toBe(401);
    },
  );

  test('are never all deactivated, not even by two at once', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const others = await repeatable(
      sql<{
        id: string;
      }>`select id from admin_users where id::text not in (${first.id}, ${second.id}) and is_active`,
    );
    for (const { id } of others)
      expect((await change(id, { isActive: false }, first.headers)).status).toBe(200);
    const answers = await Promise.all([
      change(first.id, { isActive: false }, second.headers),
      change(second.id, { isActive: false }, first.headers),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const [active] = await repeatable(
      sql<{ count: number }>`select count(*)::int as count from admin_users where is_active`,
    );
    expect(active?.count).toBe(1);
    for (const { id } of others)
      await repeatable(sql`update admin_users set is_active = true where id = ${id}`);
  });

  test('answer 404 for an account that is not there and 400 for a change of nothing', async () => {
    const { headers, id } = await signedIn();
    expect((await change('nobody', { isActive: false }, headers)).status).toBe(404);
    expect((await change(id, {}, headers)).status).toBe(400);
  });

  test('can end all their other sessions', async () => {
    const { email } = await makeStaff();
    const body = { email, password: staffPassword };
    const [here, there] = [
      await call(login, '/api/admin/login', { body }),
      await call(login, '/api/admin/login', { body }),
    ].map(cookieOf);
    expect((await call(me, '/api/admin/me', { headers: { cookie: there ?? '' } })).status).toBe(200);
    const answer = await call(sessions, '/api/admin/sessions', {
      method: 'DELETE',
      headers: { cookie: here ?? '' },
    });
    expect(answer.status).toBe(204);
    expect((await call(me, '/api/admin/me', { headers: { cookie: there ?? '' } })).status).toBe(401);
    expect((await call(me, '/api/admin/me', { headers: { cookie: here ?? '' } })).status).toBe(200);
  });
});
