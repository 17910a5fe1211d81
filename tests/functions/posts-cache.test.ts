import type { APIContext } from 'astro';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffPost } from '#contracts/answers/post.ts';
import { GET as feed } from '#pages/rss.xml.ts';
import { GET as sitemap } from '#pages/sitemap.xml.ts';
import { sql, once } from '#server/db/client.ts';
import { keepShareImage } from '#server/domain/images/keep-share-image.ts';
import { changePost } from '#server/domain/posts/change-post.ts';
import { createPost } from '#server/domain/posts/create-post.ts';
import { findPostPage, listPosts } from '#server/domain/posts/read-posts.ts';
import { moveToTrash, restoreFromTrash } from '#server/domain/posts/trash-post.ts';
import { forgetEnvironment } from '#server/env.ts';
import { listHeaders, postHeaders } from '#server/pages/headers.ts';
import { FakeCdn } from '../support/fake-cdn.ts';
import { drawn, readPost, readPosts, readShareImage } from '../support/posts.ts';

/** The site behind its cache: the calls, the feed and the sitemap as they are, the pages as what they show. */
async function origin(path: string): Promise<Response> {
  const context = { site: new URL('https://samplewater-dental.example') } as unknown as APIContext;
  if (path === '/rss.xml') return feed(context);
  if (path === '/sitemap.xml') return sitemap(context);
  if (path === '/api/blog-posts') return readPosts();
  const [, pictured] = /^\/api\/blog-posts\/(.+)\/share-image$/.exec(path) ?? [];
  if (pictured) return readShareImage(pictured);
  if (path.startsWith('/api/blog-posts/')) return readPost(path.slice('/api/blog-posts/'.length));
  if (path === '/blog') {
    const list = await listPosts(null);
    return Response.json(list, { headers: listHeaders(list, '') });
  }
  const found = await findPostPage(path.slice('/blog/'.length));
  if (found.outcome === 'found') return Response.json(found, { headers: postHeaders(found) });
  return Response.json(found, { status: found.outcome === 'moved' ? 301 : 404 });
}

let cdn: FakeCdn;
const see = async (path: string) => (await cdn.get(path, origin)).text();
const overviews = ['/blog', '/api/blog-posts', '/rss.xml', '/sitemap.xml'];
const overviewTags = ['blog-list', 'blog-feed', 'blog-sitemap'];

async function create(title: string, fields: object = {}): Promise<StaffPost> {
  const creation = await createPost({ title, content: '<p>Text</p>', published: true, ...fields }, null);
  if (creation.outcome !== 'created') throw new Error(creation.outcome);
  return creation.post;
}

beforeEach(async () => {
  await once(sql`delete from blog_posts`);
  cdn = new FakeCdn();
  vi.stubGlobal('fetch', cdn.takePurges(fetch));
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
  vi.stubEnv('SITE_ID', 'site');
  vi.stubEnv('DEPLOY_CONTEXT', 'production');
  forgetEnvironment();
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    forgetEnvironment();
  };
});

describe('behind a cache that really keeps and purges', () => {
  it('a second reader is answered without the database', async () => {
    await create('One');
    const ofThePost = ['/blog/one', '/api/blog-posts/one'];
    for (const path of [...overviews, ...ofThePost]) {
      await see(path);
      expect(await cdn.get(path, origin)).toHaveProperty('fromCache', true);
    }
  });

  it('a new post is in the next answer of everything that lists posts', async () => {
    for (const path of overviews) await see(path);
    const post = await create('Fresh');
    for (const path of overviews) expect(await see(path)).toContain('fresh');
    expect(cdn.purges).toEqual([[...overviewTags, 'blog-order', `blog-post-${post.id}`]]);
  });

  it('an edit is in the next answer of everything that shows the post, neighbours included', async () => {
    await create('Older');
    const post = await create('Middle');
    await create('Newer');
    cdn.purges.length = 0;
    const paths = [
      ...overviews.slice(0, 3),
      '/blog/middle',
      '/api/blog-posts/middle',
      '/blog/older',
      '/blog/newer',
    ];
    for (const path of paths) await see(path);
    await changePost(post.id, { title: 'Changed title' }, null);
    for (const path of paths) expect(await see(path)).toContain('Changed title');
    expect(cdn.purges).toEqual([[...overviewTags, `blog-post-${post.id}`]]);
  });

  it('an unpublished or trashed post is gone from the next answer of everything', async () => {
    for (const remove of [
      (id: string) => changePost(id, { published: false }, null),
      (id: string) => moveToTrash(id, null),
    ]) {
      const other = await create('Stays');
      const post = await create('Goes');
      for (const path of [...overviews, '/blog/goes', `/blog/${other.slug}`]) await see(path);
      await remove(post.id);
      for (const path of [...overviews, `/blog/${other.slug}`]) expect(await see(path)).not.toContain('goes');
      expect((await cdn.get('/blog/goes', origin)).status).toBe(404);
      expect((await cdn.get('/api/blog-posts/goes', origin)).status).toBe(404);
      expect(cdn.purges.at(-1)).toEqual([...overviewTags, 'blog-order', `blog-post-${post.id}`]);
      await once(sql`delete from blog_posts`);
    }
  });

  it('a changed slug leads on from the old address at once', async () => {
    const post = await create('Old name');
    for (const path of ['/blog/old-name', '/api/blog-posts/old-name', ...overviews]) await see(path);
    await changePost(post.id, { slug: 'new-name' }, null);
    expect((await cdn.get('/blog/old-name', origin)).status).toBe(301);
    expect((await cdn.get('/api/blog-posts/old-name', origin)).status).toBe(301);
    for (const path of overviews) expect(await see(path)).toContain('new-name');
  });

  it('the image drawn with the title is kept and goes with the title, the address and the post', async () => {
    const post = await create('Gums');
    const statusOf = async (slug: string) =>
      (await cdn.get(`/api/blog-posts/${slug}/share-image`, origin)).status;
    const isShared = async (slug: string) => (await see(`/blog/${slug}`)).includes('"hasShareImage":true');
    expect([await statusOf('gums'), await isShared('gums')]).toEqual([404, false]);
    const draw = async ({ id: postId, updatedAt }: StaffPost) =>
      keepShareImage(await drawn('#123456'), { postId, updatedAt });
    await draw(post);
    expect([await statusOf('gums'), await isShared('gums')]).toEqual([200, true]);
    const renamed = await changePost(post.id, { title: 'Crowns' }, null);
    expect([await statusOf('gums'), await isShared('gums')]).toEqual([404, false]);
    if (renamed.outcome === 'changed') await draw(renamed.post);
    expect(await statusOf('gums')).toBe(200);
    expect(await cdn.get('/api/blog-posts/gums/share-image', origin)).toHaveProperty('fromCache', true);
    await changePost(post.id, { slug: 'crowns' }, null);
    expect([await statusOf('gums'), await statusOf('crowns')]).toEqual([301, 200]);
    await moveToTrash(post.id, null);
    expect(await statusOf('crowns')).toBe(404);
  });

  it('nothing is purged for a draft that stays one, nor for one that comes back from the trash', async () => {
    const draft = await create('Draft', { published: false });
    await changePost(draft.id, { title: 'Still a draft' }, null);
    await moveToTrash(draft.id, null);
    await restoreFromTrash(draft.id, null);
    expect(cdn.purges).toEqual([]);
  });

  it('a scheduled post appears when it is due, without anybody doing anything', async () => {
    await create('Now');
    for (const path of [...overviews, '/blog/now']) await see(path);
    const due = Date.now() + 90_000;
    const post = await create('Later', { publishAt: new Date(due).toISOString() });
    for (const path of [...overviews, '/blog/now']) expect(await see(path)).not.toContain('later');
    await once(
      sql`update blog_posts set publish_at = now() - interval '1 second' where id = ${post.id}::uuid`,
    );
    cdn.now = () => due + 1_000;
    for (const path of [...overviews, '/blog/now']) expect(await see(path)).toContain('later');
  });

  it('a missing post is never kept', async () => {
    expect((await cdn.get('/blog/soon', origin)).status).toBe(404);
    await create('Soon');
    expect((await cdn.get('/blog/soon', origin)).status).toBe(200);
  });

  it('a purge that fails does not undo the write', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      if (String(input).startsWith('https://api.netlify.com/')) return new Response(null, { status: 500 });
      return realFetch(input, init);
    });
    expect((await create('Stands')).state).toBe('published');
    expect(complaint).toHaveBeenCalledOnce();
  });
});

const realFetch = fetch;
