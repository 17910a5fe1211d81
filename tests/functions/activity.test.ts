import { beforeAll, describe, expect, test } from 'vitest';
import type { ActivityDetail, ActivityEntry } from '#contracts/answers/activity.ts';
import entryCall from '../../netlify/functions/admin-activity-entry.ts';
import activity from '../../netlify/functions/admin-activity.ts';
import preview from '../../netlify/functions/admin-blog-post-preview.ts';
import posts from '../../netlify/functions/admin-blog-posts.ts';
import one from '../../netlify/functions/admin-request.ts';
import exporting from '../../netlify/functions/admin-requests-export.ts';
import user from '../../netlify/functions/admin-user.ts';
import appointments from '../../netlify/functions/appointments.ts';
import { call } from '../support/call.ts';
import { appointment, freshIp } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

type Desk = Awaited<ReturnType<typeof signedIn>>;
let owner: Desk;
let jo: Desk;
let request: { id: string; reference: string };

const ask = async (query = '') => {
  const answer = await call(activity, `/api/admin/activity${query}`, { headers: owner.headers });
  return { entries: (await answer.json()) as ActivityEntry[], link: answer.headers.get('link') };
};

beforeAll(async () => {
  [owner, jo] = [await signedIn(), await signedIn()];
  const body = appointment({ lastName: 'Canary' });
  await call(appointments, '/api/appointments', { body, ip: freshIp() });
  const [row] = await sql('select id, reference from appointments where email = $1', [body['email']]);
  request = row as typeof request;
  const at = { headers: jo.headers };
  await call(one, `/api/admin/appointments/${request.id}`, { params: { id: request.id }, ...at });
  await call(exporting, '/api/admin/appointments/export', { body: {}, ...at });
  const post = { title: 'Low tide', content: '<p>Words</p>' };
  const made = (await (await call(posts, '/api/admin/blog-posts', { body: post, ...at })).json()) as {
    id: string;
  };
  await call(preview, '/', { method: 'DELETE', params: { id: made.id }, ...at });
  const change = { role: 'desk' };
  await call(user, '/', { method: 'PATCH', params: { id: jo.id }, body: change, headers: owner.headers });
});

describe('the activity', () => {
  test('is read by person and by kind, and names what was done to whom', async () => {
    const { entries } = await ask(`?person=${jo.id}`);
    expect(entries.map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ['post.previews-ended', 'Low tide'],
      ['post.created', 'Low tide'],
      ['request.exported', null],
      ['request.seen', request.reference],
    ]);
    expect(new Set(entries.map(({ by, byId }) => `${by} ${byId}`))).toEqual(new Set([`${jo.name} ${jo.id}`]));
    const accounts = (await ask('?kind=account')).entries;
    expect(accounts[0]).toMatchObject({
      action: 'account.role-changed',
      subjectName: jo.name,
      byId: owner.id,
      detail: { from: 'owner', to: 'desk' },
    });
    expect(new Set(accounts.map(({ action }) => action.split('.')[0]))).toEqual(new Set(['account']));
    expect((await ask(`?kind=export&person=${owner.id}`)).entries).toEqual([]);
  });

  test('says who exported which rows, and nothing of whom they are about', async () => {
    const [exported] = (await ask('?kind=export')).entries;
    expect(exported).toMatchObject({ by: jo.name, amount: 1 });
    const id = exported?.id ?? '';
    const answer = await call(entryCall, `/api/admin/activity/${id}`, {
      params: { id },
      headers: owner.headers,
    });
    expect(((await answer.json()) as ActivityDetail).rows).toEqual([request]);
    expect(JSON.stringify((await ask()).entries)).not.toContain('Canary');
    for (const unknown of ['0', 'x', '9'.repeat(30)])
      expect((await call(entryCall, '/', { params: { id: unknown }, headers: owner.headers })).status).toBe(
        404,
      );
  });

  test('is paged, and takes an address that says nothing sensible', async () => {
    await sql(
      `insert into audit_log (action, actor_id) select 'image.uploaded', $1 from generate_series(1, 60)`,
      [jo.id],
    );
    const first = await ask(`?kind=image&person=${jo.id}`);
    expect(first.entries).toHaveLength(50);
    expect(first.link).toContain('page=2');
    const second = await ask(`?kind=image&person=${jo.id}&page=2`);
    expect(second.entries).toHaveLength(10);
    expect(second.link).not.toContain('rel="next"');
    for (const odd of ['?page=-1', '?page=x', '?person=jo', '?kind=nonsense', '?page=1e9'])
      expect((await ask(odd)).entries[0]).toEqual((await ask()).entries[0]);
  });
});
