import { describe, expect, it } from 'vitest';
import { repeatable, sql, once } from '#server/db/client.ts';
import adminPost from '../../netlify/functions/admin-blog-post.ts';
import adminPosts from '../../netlify/functions/admin-blog-posts.ts';
import logout from '../../netlify/functions/admin-logout.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';

const unknown = '00000000-0000-0000-0000-000000000000';
/** A write that reaches its handler and changes nothing. */
const writeOnce = (headers: Record<string, string>) =>
  call(adminPost, `/api/admin/blog-posts/${unknown}`, { method: 'DELETE', params: { id: unknown }, headers });
const readOnce = (headers: Record<string, string>) => call(adminPosts, '/api/admin/blog-posts', { headers });
const setCount = (id: string, count: number) =>
  once(sql`update throttle_counters set count = ${count}::int where key = ${`admin-writes:${id}`}`);

describe('writes of staff', () => {
  it('pass 120 times a minute and more, with any number of reads between', async () => {
    const { headers, id } = await signedIn();
    expect((await writeOnce(headers)).status).toBe(404);
    await setCount(id, 115);
    for (let count = 115; count < 125; count++) expect((await writeOnce(headers)).status).toBe(404);
    await readOnce(headers);
    expect(
      await repeatable(sql`select count from throttle_counters where key = ${`admin-writes:${id}`}`),
    ).toEqual([{ count: 125 }]);
  });

  it('are refused beyond 600 a minute, by account, while reads and signing out go on', async () => {
    const { headers, id, email } = await signedIn();
    const colleague = await signedIn();
    expect((await writeOnce(headers)).status).toBe(404);
    await setCount(id, 599);
    expect((await writeOnce(headers)).status).toBe(404);
    const refused = await writeOnce(headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('wait a moment') });
    expect((await writeOnce(colleague.headers)).status, email).toBe(404);
    expect((await readOnce(headers)).status).toBe(200);
    expect((await call(logout, '/api/admin/logout', { method: 'POST', headers })).status).toBe(204);
  });

  it('begin anew when the minute is over', async () => {
    const { headers, id } = await signedIn();
    await writeOnce(headers);
    await setCount(id, 5_000);
    expect((await writeOnce(headers)).status).toBe(429);
    await once(
      sql`update throttle_counters set until = now() - interval '1 second' where key = ${`admin-writes:${id}`}`,
    );
    expect((await writeOnce(headers)).status).toBe(404);
  });

  it('without a session count for nobody', async () => {
    const before = await repeatable(sql`select count(*)::int as n from throttle_counters`);
    expect((await writeOnce({})).status).toBe(401);
    expect(await repeatable(sql`select count(*)::int as n from throttle_counters`)).toEqual(before);
  });
});
