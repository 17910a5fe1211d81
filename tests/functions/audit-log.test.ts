import { describe, expect, test } from 'vitest';
import activity from '../../netlify/functions/admin-activity.ts';
import post from '../../netlify/functions/admin-blog-post.ts';
import posts from '../../netlify/functions/admin-blog-posts.ts';
import login from '../../netlify/functions/admin-login.ts';
import logout from '../../netlify/functions/admin-logout.ts';
import anonymize from '../../netlify/functions/admin-request-anonymize.ts';
import one from '../../netlify/functions/admin-request.ts';
import exporting from '../../netlify/functions/admin-requests-export.ts';
import searching from '../../netlify/functions/admin-requests-search.ts';
import list from '../../netlify/functions/admin-requests.ts';
import user from '../../netlify/functions/admin-user.ts';
import users from '../../netlify/functions/admin-users.ts';
import appointments from '../../netlify/functions/appointments.ts';
import { call } from '../support/call.ts';
import { appointment, freshIp } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { comparePlainly, cookieOf, makeStaff, signedIn, staffPassword } from '../support/staff.ts';

type Desk = Awaited<ReturnType<typeof signedIn>>;
interface Entry {
  action: string;
  result: string;
  by: string | null;
  network: string | null;
  subjectId: string | null;
  subjectIds: string[] | null;
  amount: number | null;
}
const path = '/api/admin/appointments';
const at = ({ headers }: Desk) => ({ headers, ip: '203.0.113.7' });

/** What the log says of one person's acts, oldest first, as a colleague reads it. */
async function actsOf(name: string | null): Promise<Entry[]> {
  const reader = await signedIn();
  const entries = (await (await call(activity, '/api/admin/activity', at(reader))).json()) as Entry[];
  return entries.filter(({ by }) => by === name).toReversed();
}
const inShort = (entries: Entry[]) => entries.map(({ action, result }) => `${action} ${result}`);

async function arrives(lastName: string): Promise<string> {
  const body = appointment({ lastName });
  await call(appointments, '/api/appointments', { body, ip: freshIp() });
  const [row] = await sql('select id from appointments where email = $1', [body['email']]);
  return String(row?.['id']);
}

describe('the audit log', () => {
  test('holds sign-ins, good and bad, and the sign-out', async () => {
    comparePlainly();
    const { id, email, name } = await makeStaff();
    const signIn = (password: string) =>
      call(login, '/api/admin/login', { body: { email, password }, ip: '2001:db8:7:8::9' });
    await signIn('wrong guess');
    const cookie = cookieOf(await signIn(staffPassword));
    await call(logout, '/api/admin/logout', { method: 'POST', headers: { cookie }, ip: '2001:db8:7:8::9' });
    for (let guess = 0; guess < 7; guess += 1) await signIn('wrong guess');
    const acts = (await actsOf(name)).filter(({ action }) => action.startsWith('session.'));
    expect(inShort(acts)).toEqual([
      'session.sign-in refused',
      'session.sign-in ok',
      'session.sign-out ok',
      ...Array.from({ length: 5 }, () => 'session.sign-in refused'),
      'session.sign-in locked',
    ]);
    expect(new Set(acts.map(({ network }) => network))).toEqual(new Set(['2001:db8:7::/48']));
    expect(acts.at(2)?.subjectId).toBe(id);
    await call(login, '/api/admin/login', { body: { email: 'a password typed here', password: 'x' } });
    expect(JSON.stringify(await sql('select * from audit_log'))).not.toContain('a password typed here');
  });

  test('holds what was done to accounts, by whom', async () => {
    const desk = await signedIn();
    const body = {
      email: `${crypto.randomUUID()}@samplewater-dental.example`,
      password: 'fresh sea breeze 1',
    };
    const made = (await (await call(users, '/api/admin/users', { body, ...at(desk) })).json()) as {
      id: string;
    };
    for (const change of [{ password: 'fresh sea breeze 2' }, { isActive: false }])
      await call(user, `/api/admin/users/${made.id}`, {
        method: 'PATCH',
        params: { id: made.id },
        body: change,
        ...at(desk),
      });
    const acts = await actsOf(desk.name);
    expect(inShort(acts)).toEqual([
      'account.created ok',
      'account.password-changed ok',
      'account.deactivated ok',
    ]);
    expect(acts.map(({ subjectId, network }) => [subjectId, network])).toEqual(
      Array.from({ length: 3 }, () => [made.id, '203.0.113.0/24']),
    );
  });

  test('holds whose data was listed, opened, changed, exported and removed', async () => {
    const desk = await signedIn();
    const id = await arrives('Zorn');
    const params = { id };
    const background = { ...desk.headers, 'x-background-refresh': '1' };
    await call(searching, `${path}/search`, { body: { q: 'zorn' }, ...at(desk) });
    for (let poll = 0; poll < 3; poll += 1) await call(list, `${path}?q=zorn`, { headers: background });
    await call(one, `${path}/${id}`, { params, headers: background });
    await call(one, `${path}/${id}`, { params, ...at(desk) });
    await call(one, `${path}/${id}`, {
      method: 'PATCH',
      params,
      body: { status: 'contacted', note: 'ok' },
      ...at(desk),
    });
    await call(exporting, `${path}/export?q=zorn`, at(desk));
    await call(anonymize, `${path}/${id}/anonymize`, { method: 'POST', params, ...at(desk) });
    const acts = await actsOf(desk.name);
    expect(inShort(acts)).toEqual([
      'request.listed ok',
      'request.seen ok',
      'request.status ok',
      'request.note ok',
      'request.exported ok',
      'request.anonymized ok',
    ]);
    for (const { action, subjectIds, subjectId, amount } of acts)
      if (['request.listed', 'request.exported'].includes(action))
        expect([subjectIds, amount]).toEqual([[id], 1]);
      else expect(subjectId).toBe(id);
    expect(JSON.stringify(await sql('select * from audit_log'))).not.toMatch(/zorn/i);
  });

  test('holds what became of posts', async () => {
    const desk = await signedIn();
    const body = { title: 'A post', content: '<p>Words</p>' };
    const { id } = (await (await call(posts, '/api/admin/blog-posts', { body, ...at(desk) })).json()) as {
      id: string;
    };
    const put = (change: unknown) =>
      call(post, `/api/admin/blog-posts/${id}`, { method: 'PUT', params: { id }, body: change, ...at(desk) });
    await put({ published: true });
    await put({ title: 'Another' });
    await call(post, `/api/admin/blog-posts/${id}`, { method: 'DELETE', params: { id }, ...at(desk) });
    expect(inShort(await actsOf(desk.name))).toEqual([
      'post.created ok',
      'post.published ok',
      'post.changed ok',
      'post.deleted ok',
    ]);
  });

  test('is for staff', async () => {
    expect((await call(activity, '/api/admin/activity')).status).toBe(401);
  });

  test.each([
    `update audit_log set result = 'ok'`,
    'delete from audit_log',
    'truncate audit_log',
    `update audit_log set at = now() - interval '3 years'`,
  ])('is only ever added to: %s', async (statement) => {
    await signedIn();
    await expect(sql(statement)).rejects.toThrow('only ever added to');
  });

  test('forgets what is older than its retention, and never a year', async () => {
    await sql(`insert into audit_log (action, at) values ('test.old', now() - interval '800 days'),
      ('test.young', now() - interval '300 days')`);
    await sql('select forget_audit_log(1)');
    expect(await sql(`select action from audit_log where action like 'test.%'`)).toEqual([
      { action: 'test.young' },
    ]);
  });
});

test('an export takes its search in the body', async () => {
  const desk = await signedIn();
  await arrives('Quist');
  await arrives('Nobody Else');
  const csv = await call(exporting, `${path}/export`, { body: { q: 'quist' }, ...at(desk) });
  const text = await csv.text();
  expect(text).toContain('Quist');
  expect(text).not.toContain('Nobody Else');
});
