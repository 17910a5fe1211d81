import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PostItem, StaffPost } from '#contracts/answers/post.ts';
import type { Revision, RevisionSummary } from '#contracts/answers/working-copy.ts';
import { GET as categoryFeed } from '#pages/blog/category/[category]/rss.xml.ts';
import { repeatable, sql, once } from '#server/db/client.ts';
import { listForSitemap, listPosts } from '#server/domain/posts/read-posts.ts';
import revision from '../../netlify/functions/admin-post-revision.ts';
import revisions from '../../netlify/functions/admin-post-revisions.ts';
import copy from '../../netlify/functions/admin-working-copy.ts';
import { call } from '../support/call.ts';
import { asPost, postsDesk, publicSlugs, readPost, readPosts } from '../support/posts.ts';
import { signedIn } from '../support/staff.ts';

let desk: Awaited<ReturnType<typeof postsDesk>>;
beforeAll(async () => {
  desk = await postsDesk();
});
beforeEach(async () => {
  await once(sql`delete from blog_posts`);
});

const publish = (title: string, category?: string, fields: object = {}) =>
  desk.created({ title, category, published: true, ...fields });

describe('the category of a post', () => {
  it('is kept with it, changed, and taken away; a change of anything else leaves it', async () => {
    const post = await publish('Brushing', 'prevention');
    expect(post.category).toBe('prevention');
    expect((await asPost(await readPost('brushing'))).category).toBe('prevention');
    await desk.change(post.id, { title: 'Brushing well' });
    const changed = (await (await desk.change(post.id, { category: 'for-families' })).json()) as StaffPost;
    expect(changed).toMatchObject({ title: 'Brushing well', category: 'for-families' });
    await desk.change(post.id, { category: '' });
    expect((await asPost(await readPost('brushing'))).category).toBeNull();
    expect((await publish('Without')).category).toBeNull();
  });

  it('is one of the practice’s: any other is refused at its field, and nothing is stored', async () => {
    for (const category of ['gardening', 'Prevention', 'no slug!', 7]) {
      const answer = await desk.create({ category });
      expect(answer.status).toBe(400);
      const message = expect.stringContaining('ategory') as string;
      expect(await answer.json()).toMatchObject({ details: [{ path: ['category'], message }] });
    }
    const post = await publish('Kept', 'prevention');
    expect((await desk.change(post.id, { category: 'gardening' })).status).toBe(400);
    expect((await desk.list()).map(({ title, category }) => [title, category])).toEqual([
      ['Kept', 'prevention'],
    ]);
  });

  it('is none to everybody once the practice no longer has it', async () => {
    const post = await publish('Old times', 'prevention');
    await once(sql`update blog_posts set category = 'gone-by' where id = ${post.id}::uuid`);
    expect((await asPost(await readPost('old-times'))).category).toBeNull();
    expect((await listPosts(null)).categories).toEqual([]);
    expect((await listForSitemap()).categories).toEqual([]);
  });

  it('is part of every version, and of what is written and not saved', async () => {
    const { headers } = await signedIn();
    const post = await publish('Versions', 'prevention');
    await desk.change(post.id, { category: 'treatments' });
    const at = `/api/admin/blog-posts/${post.id}/revisions`;
    const list = (await (
      await call(revisions, at, { params: { id: post.id }, headers })
    ).json()) as RevisionSummary[];
    const earlier = list.at(-1)?.id ?? '';
    const params = { id: post.id, revision: earlier };
    expect(list).toHaveLength(2);
    const first = (await (await call(revision, `${at}/${earlier}`, { params, headers })).json()) as Revision;
    expect(first.category).toBe('prevention');

    const fields = { title: 'x', slug: '', excerpt: '', content: '', featuredImage: '', imageAlt: '' };
    const keep = (more: object) =>
      call(copy, '/api/admin/working-copies/new', {
        method: 'PUT',
        params: { key: 'new' },
        headers,
        body: {
          fields: { ...fields, published: false, publishAt: '', ...more },
          baseUpdatedAt: null,
          writer: crypto.randomUUID(),
          sequence: 1,
        },
      });
    const kept = async () =>
      (await (
        await call(copy, '/api/admin/working-copies/new', { params: { key: 'new' }, headers })
      ).json()) as {
        mine: { fields: { category: string } };
      };
    expect((await keep({ category: 'treatments' })).status).toBe(200);
    expect((await kept()).mine.fields.category).toBe('treatments');
    // A page that was open before there were categories goes on saving.
    expect((await keep({})).status).toBe(200);
    await repeatable(sql`update working_copies set fields = fields - 'category'`);
    expect((await kept()).mine.fields.category).toBe('');
  });
});

describe('posts of a category', () => {
  beforeEach(async () => {
    await publish('Floss', 'prevention');
    await publish('Crowns', 'treatments');
    await publish('Draft', 'for-families', { published: false });
    await publish('Plain');
  });

  it('are listed alone, for readers and for staff; one there is not is 404', async () => {
    expect(await publicSlugs('?category=prevention')).toEqual(['floss']);
    expect(await publicSlugs('?category=for-families')).toEqual([]);
    expect((await readPosts('?category=gardening')).status).toBe(404);
    const titles = async (query: string) => (await desk.list(query)).map(({ title }) => title);
    expect(await titles('?category=for-families')).toEqual(['Draft']);
    expect(await titles('?category=none')).toEqual(['Plain']);
    expect(await titles('?category=prevention&state=draft')).toEqual([]);
  });

  it('are kept by the cache under their own address, their pages linked by it', async () => {
    const kept = (await readPosts('?category=prevention&utm_source=x')).headers;
    expect(kept.get('netlify-vary')).toBe('query=page|q|category');
    expect(kept.get('netlify-cache-tag')).toBe('blog-list');
    for (let number = 0; number < 24; number += 1) await publish(`Floss ${number}`, 'prevention');
    expect((await readPosts('?category=prevention&utm_source=x')).headers.get('link')).toBe(
      '</api/blog-posts?category=prevention&page=2>; rel="next"',
    );
  });

  it('are found by the name of their category, too', async () => {
    const found = async (q: string) =>
      ((await (await readPosts(`?q=${q}`)).json()) as PostItem[]).map(({ title }) => title);
    expect(await found('prevent')).toEqual(['Floss']);
    expect(await found('crowns')).toEqual(['Crowns']);
    expect(await found('famil')).toEqual([]);
  });

  it('have a page in the sitemap and a chip where readers find one of them, and a feed', async () => {
    const names = (categories: readonly { slug: string }[]) => categories.map(({ slug }) => slug);
    expect(names((await listPosts(null)).categories)).toEqual(['prevention', 'treatments']);
    expect(names((await listForSitemap()).categories)).toEqual(['prevention', 'treatments']);
    const feedOf = (category: string) =>
      categoryFeed({
        site: new URL('https://samplewater-dental.example'),
        params: { category },
      } as unknown as Parameters<typeof categoryFeed>[0]);
    const feed = await feedOf('prevention');
    expect(feed.headers.get('netlify-cache-tag')).toBe('blog-feed');
    const xml = await feed.text();
    expect(xml).toContain('<title>Floss</title>');
    expect(xml).not.toContain('Crowns');
    expect((await feedOf('gardening')).status).toBe(404);
  });
});
