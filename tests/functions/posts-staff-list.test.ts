import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffPost } from '#contracts/answers/post.ts';
import { sql, once } from '#server/db/client.ts';
import trashJob from '../../netlify/functions/jobs-trash.ts';
import { call } from '../support/call.ts';
import { postsDesk, readPost } from '../support/posts.ts';

let desk: Awaited<ReturnType<typeof postsDesk>>;
beforeAll(async () => {
  desk = await postsDesk();
});
beforeEach(async () => {
  await once(sql`delete from blog_posts`);
});

const asStaffPost = async (answer: Response) => (await answer.json()) as StaffPost;

describe('the trash', () => {
  it('takes a post away from readers, frees its slug, and knows it once', async () => {
    const post = await desk.created({ published: true });
    const answer = await desk.trash(post.id);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect((await readPost(post.slug)).status).toBe(404);
    expect((await desk.trash(post.id)).status).toBe(404);
    expect((await desk.change(post.id, { title: 'x' })).status).toBe(404);
    expect((await desk.created()).slug).toBe(post.slug);
  });

  it('gives a post back as a draft, its slug numbered if it was taken meanwhile', async () => {
    const post = await desk.created({ published: true });
    await desk.trash(post.id);
    await desk.created();
    const restored = await desk.restore(post.id);
    expect(restored.status).toBe(200);
    expect(await asStaffPost(restored)).toMatchObject({
      state: 'draft',
      published: false,
      slug: 'flossing-well-2',
    });
    expect((await desk.restore(post.id)).status).toBe(404);
  });

  it('is emptied after thirty days', async () => {
    const [old, recent] = [await desk.created(), await desk.created()];
    await desk.trash(old.id);
    await desk.trash(recent.id);
    await once(sql`update blog_posts set deleted_at = now() - interval '31 days' where id = ${old.id}::uuid`);
    await call(trashJob, '/.netlify/functions/jobs-trash', { method: 'POST' });
    expect((await desk.list('?state=trash')).map(({ id }) => id)).toEqual([recent.id]);
  });
});

describe("the portal's list", () => {
  it('shows the newest change first, without contents and without the trash', async () => {
    const [a, b] = [await desk.created({ title: 'A' }), await desk.created({ title: 'B' })];
    await desk.change(a.id, { excerpt: 'x' });
    await desk.trash((await desk.created({ title: 'C' })).id);
    const list = await desk.list();
    expect(list.map(({ id }) => id)).toEqual([a.id, b.id]);
    expect(list[0]).not.toHaveProperty('content');
    expect(list[0]).toMatchObject({ excerpt: 'x', published: false, publishAt: null });
  });

  it('can be searched and filtered by state, fifty a page', async () => {
    const later = new Date(Date.now() + 60_000).toISOString();
    await desk.created({ title: 'Draft 100%' });
    await desk.created({ title: 'Later', published: true, publishAt: later });
    await desk.created({ title: 'Out', published: true });
    const titles = async (query: string) => (await desk.list(query)).map(({ title }) => title);
    expect(await titles('?state=draft')).toEqual(['Draft 100%']);
    expect(await titles('?state=scheduled')).toEqual(['Later']);
    expect(await titles('?state=published')).toEqual(['Out']);
    expect(await titles('?state=nonsense')).toHaveLength(3);
    expect(await titles('?q=100%25')).toEqual(['Draft 100%']);
    expect(await titles('?q=%25')).toEqual(['Draft 100%']);
    expect(await titles('?q=%00ou')).toEqual(['Out']);
    await once(
      sql`insert into blog_posts (title, slug, content) select 'n', 'n-' || n, 'x' from generate_series(1, 60) n`,
    );
    expect(await desk.list('?page=1')).toHaveLength(50);
    expect(await desk.list('?page=2')).toHaveLength(13);
  });

  it('is put in order as a whole, not a page at a time', async () => {
    await once(
      sql`insert into blog_posts (title, slug, content, updated_at)
        select case when n % 2 = 0 then 'b ' else 'A ' end || lpad(n::text, 2, '0'), 'n-' || n, 'x', now() - interval '1 hour' * n
        from generate_series(1, 60) n`,
    );
    const pages = async (query: string) => [
      ...(await desk.list(`${query}&page=1`)),
      ...(await desk.list(`${query}&page=2`)),
    ];
    const titles = async (query: string) => (await pages(query)).map(({ title }) => title);
    const byTitle = await titles('?sort=title');
    expect(byTitle).toHaveLength(60);
    expect(byTitle).toEqual(byTitle.toSorted((one, other) => one.localeCompare(other, 'en')));
    const newest = await titles('?sort=newest');
    expect([newest.at(0), newest.at(-1)]).toEqual(['A 01', 'b 60']);
    expect(await titles('?sort=oldest')).toEqual(newest.toReversed());
    expect(await titles('?sort=nonsense')).toEqual(newest);
  });
});
