import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { mayDo, staffRoles, type StaffRole } from '#contracts/roles.ts';
import type { DeclaredCall } from '#server/http/endpoint.ts';
import profile from '../../netlify/functions/admin-profile.ts';
import today from '../../netlify/functions/admin-today.ts';
import user from '../../netlify/functions/admin-user.ts';
import users from '../../netlify/functions/admin-users.ts';
import { loadFunctions } from '../../scripts/server/functions.ts';
import { call } from '../support/call.ts';
import { sql } from '../support/sql.ts';
import { signedIn, staffPassword } from '../support/staff.ts';

/** Every call there is, from the functions themselves: a new one stands here without anybody thinking of it. */
const staffCalls = (await loadFunctions()).flatMap(({ handler, paths }) =>
  paths
    .filter((path) => path.startsWith('/api/admin/'))
    .flatMap((path) =>
      (handler as typeof handler & { calls: DeclaredCall[] }).calls.map((declared) => ({
        ...declared,
        name: `${declared.method} ${path}`,
        handler,
        path,
      })),
    ),
);
const open = [
  'POST /api/admin/account-link/check',
  'POST /api/admin/account-link',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/admin/password-reset',
];

/** `| GET `/api/…` | posts |` of the table in docs/api.md. */
const described = [
  ...readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8').matchAll(
    /^\| ((?:(?:GET|POST|PUT|PATCH|DELETE) `[^`]+`(?:, )?)+) \| (anybody|own|posts|requests|practice|facts|counts) \|$/gm,
  ),
].flatMap(([, paths = '', duty = '']) =>
  [...paths.matchAll(/(\w+) `([^`]+)`/g)].map(([, method, path]) => `${method} ${path} ${duty}`),
);

const plain = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function make({ handler, method, path }: (typeof staffCalls)[number], headers: Record<string, string>) {
  const id = crypto.randomUUID();
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id]));
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  return call(handler, path.replace(/:\w+/g, id), { method, params, headers, body });
}

describe('every call', () => {
  test('of staff says what it is for, and docs/api.md says the same', () => {
    expect(staffCalls.length).toBeGreaterThan(35);
    expect(
      staffCalls
        .filter(({ duty }) => !duty)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(open.toSorted());
    expect(described.toSorted()).toEqual(
      staffCalls.map(({ method, path, duty }) => `${method} ${plain(path)} ${duty ?? 'anybody'}`).toSorted(),
    );
  });

  const staff = new Map<StaffRole, { cookie: string }>();
  beforeAll(async () => {
    for (const role of staffRoles) staff.set(role, (await signedIn(undefined, role)).headers);
  });

  test.each(staffCalls.filter(({ duty }) => duty))('$name: signed out and each role', async (one) => {
    expect((await make(one, {})).status).toBe(401);
    for (const [role, headers] of staff) {
      const answer = await make(one, headers);
      const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
      const isAllowed = one.duty !== undefined && mayDo(role, one.duty);
      expect([role, answer.status === 403, code === 'not-your-role']).toEqual([role, !isAllowed, !isAllowed]);
      expect(answer.status, 'nobody was signed out by a call before').not.toBe(401);
      expect(answer.status, 'not a fault of ours').toBeLessThan(500);
    }
  });
});

const change = (id: string, body: unknown, headers: Record<string, string>) =>
  call(user, `/api/admin/users/${id}`, { method: 'PATCH', params: { id }, body, headers });

describe('roles', () => {
  test('hold on the next call', async () => {
    const owner = await signedIn();
    const editor = await signedIn(undefined, 'editor');
    expect((await call(users, '/api/admin/users', { headers: editor.headers })).status).toBe(403);
    expect((await change(editor.id, { role: 'owner' }, owner.headers)).status).toBe(200);
    expect((await call(users, '/api/admin/users', { headers: editor.headers })).status).toBe(200);
    await change(editor.id, { role: 'desk' }, owner.headers);
    expect((await call(users, '/api/admin/users', { headers: editor.headers })).status).toBe(403);
  });

  test('leave one active owner, not even two at once take themselves away', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    await signedIn(undefined, 'editor');
    await sql(`update admin_users set role = 'desk' where id not in ($1, $2)`, [first.id, second.id]);
    const answers = await Promise.all([
      change(first.id, { role: 'editor' }, second.headers),
      change(second.id, { isActive: false }, first.headers),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const owners = await sql(`select id from admin_users where is_active and role = 'owner'`);
    expect(owners).toHaveLength(1);
    const [{ id = '' } = {}] = owners as { id: string }[];
    const last = [first, second].find((one) => one.id === id);
    const refused = await change(id, { role: 'desk' }, last?.headers ?? {});
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('last active owner') });
    expect((await change(id, { name: 'Still Here' }, last?.headers ?? {})).status).toBe(200);
  });

  test('narrow what today says', async () => {
    await sql(
      `insert into blog_posts (title, slug, content, published) values ('A draft', 'a-draft-of-today', 'x', false)`,
    );
    const draftsFor = async (role: StaffRole) => {
      const { headers } = await signedIn(undefined, role);
      return ((await (await call(today, '/api/admin/today', { headers })).json()) as { drafts: number })
        .drafts;
    };
    expect([await draftsFor('owner'), await draftsFor('editor'), await draftsFor('desk')]).toEqual([1, 1, 0]);
  });
});

describe('one’s own account', () => {
  const save = (body: unknown, headers: Record<string, string>) =>
    call(profile, '/api/admin/profile', { method: 'PATCH', body, headers });

  test('takes a name without a password, and none that shows nothing', async () => {
    const { headers } = await signedIn(undefined, 'desk');
    const saved = await save({ name: '  Jo Miller ' }, headers);
    expect(await saved.json()).toMatchObject({ name: 'Jo Miller', role: 'desk' });
    for (const name of ['', '\u200b', 'x'.repeat(81)])
      expect(await (await save({ name }, headers)).json()).toMatchObject({ details: [{ path: ['name'] }] });
  });

  test('takes a new password for the old one only', async () => {
    const { headers } = await signedIn(undefined, 'editor');
    const password = 'fresh sea breeze 3';
    const missing = await save({ password }, headers);
    expect(await missing.json()).toMatchObject({ details: [{ path: ['currentPassword'] }] });
    expect((await save({ password, currentPassword: 'not the right one' }, headers)).status).toBe(403);
    expect((await save({ password, currentPassword: staffPassword }, headers)).status).toBe(200);
  });

  test('cannot give itself a role', async () => {
    const { headers, id } = await signedIn(undefined, 'desk');
    await save({ name: 'Jo', role: 'owner', isActive: true }, headers);
    expect(await sql('select role from admin_users where id = $1', [id])).toEqual([{ role: 'desk' }]);
  });

  test('is named after its address where nobody names it', async () => {
    const { headers } = await signedIn();
    const add = async (body: Record<string, string>) =>
      (await call(users, '/api/admin/users', { body: { password: staffPassword, ...body }, headers })).json();
    const email = `jo.miller-${crypto.randomUUID().slice(0, 4)}@samplewater-dental.example`;
    expect(await add({ email })).toMatchObject({ name: expect.stringMatching(/^Jo Miller /), role: 'owner' });
    expect(await add({ email: `x${email}`, name: 'Ana', role: 'desk' })).toMatchObject({
      name: 'Ana',
      role: 'desk',
    });
  });
});
