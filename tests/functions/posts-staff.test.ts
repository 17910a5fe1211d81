import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffPost } from '#contracts/answers/post.ts';
import { sql, once } from '#server/db/client.ts';
import restorePost from '../../netlify/functions/admin-blog-post-restore.ts';
import adminPost from '../../netlify/functions/admin-blog-post.ts';
import adminPosts from '../../netlify/functions/admin-blog-posts.ts';
import { call } from '../support/call.ts';
import { postsDesk, publicSlugs, readPost } from '../support/posts.ts';

let desk: Awaited<ReturnType<typeof postsDesk>>;
beforeAll(async () => {
  desk = await postsDesk();
});
beforeEach(async () => {
  await once(sql`delete from blog_posts`);
});

const asStaffPost = async (answer: Response) => (await answer.json()) as StaffPost;
const slugDetail = [expect.objectContaining({ path: ['slug'] })];

describe('without a session', () => {
  it('every call is 401, whatever its body is', async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all([
      call(adminPosts, '/api/admin/blog-posts'),
      call(adminPosts, '/api/admin/blog-posts', { body: 'not json' }),
      call(adminPost, `/api/admin/blog-posts/${id}`, { params: { id } }),
      call(adminPost, `/api/admin/blog-posts/${id}`, { params: { id }, method: 'PUT', body: {} }),
      call(adminPost, `/api/admin/blog-posts/${id}`, { params: { id }, method: 'DELETE' }),
      call(restorePost, `/api/admin/blog-posts/${id}/restore`, { params: { id }, method: 'POST' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
    for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('creating a post', () => {
  it('answers 201 with the whole post, a draft unless told otherwise', async () => {
    const answer = await desk.create({
      content: '<h1>Hi</h1><p onclick="x">Text<script>alert(1)</script></p>',
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Flossing well',
      slug: 'flossing-well',
      content: '<h2>Hi</h2><p>Text</p>',
      excerpt: null,
      featuredImage: null,
      imageAlt: null,
      category: null,
      published: false,
      publishAt: null,
      state: 'draft',
      readingMinutes: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it('names every field at fault', async () => {
    const answer = await desk.create({ title: ' ', content: '', slug: 'No Slug', published: 'yes' });
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as { error: string; details: { path: string[]; message: string }[] };
    expect(body.details.map(({ path }) => path[0])).toEqual(['title', 'content', 'slug', 'published']);
    expect(body.details.slice(0, 2).map(({ message }) => message)).toEqual([
      'Title is required',
      'Content is required',
    ]);
  });

  it('refuses content of which cleaning leaves nothing', async () => {
    const answer = await desk.create({ content: '<script>alert(1)</script>' });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ details: [{ path: ['content'], message: 'Content is required' }] }),
    ]);
  });

  it('refuses a picture of another site', async () => {
    expect((await desk.create({ featuredImage: 'https://evil.example/a.png' })).status).toBe(400);
    expect((await desk.create({ featuredImage: '/images/a.png' })).status).toBe(201);
  });

  it('refuses other content types with 415, broken JSON with 400 and more than 2 MB with 413', async () => {
    const { headers } = await import('../support/staff.ts').then(({ signedIn }) => signedIn());
    const send = (body: string, type: string) =>
      call(adminPosts, '/api/admin/blog-posts', { body, headers: { ...headers, 'content-type': type } });
    expect((await send('{}', 'text/plain')).status).toBe(415);
    expect((await send('{', 'application/json')).status).toBe(400);
    expect((await send(' '.repeat(2_097_153), 'application/json')).status).toBe(413);
  });

  it('answers 409 with the field named when a given slug is taken', async () => {
    await desk.created({ slug: 'mine' });
    const answer = await desk.create({ slug: 'mine' });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ details: slugDetail }),
    ]);
  });

  it('numbers a slug made from the title until it is free', async () => {
    const slugs = [];
    for (let count = 0; count < 3; count += 1) slugs.push((await desk.created({ title: '歯' })).slug);
    expect(slugs).toEqual(['post', 'post-2', 'post-3']);
    const long = 'a'.repeat(90);
    expect((await desk.created({ title: long })).slug).toBe('a'.repeat(80));
    expect((await desk.created({ title: long })).slug).toBe(`${'a'.repeat(78)}-2`);
  });

  it('gives twenty posts of one title twenty slugs, also all at once', async () => {
    const posts = await Promise.all(Array.from({ length: 20 }, () => desk.created({ title: 'Same' })));
    const expected = ['same', ...Array.from({ length: 19 }, (_, index) => `same-${index + 2}`)];
    expect(posts.map(({ slug }) => slug).sort()).toEqual(expected.sort());
  });
});

describe('changing a post', () => {
  it('leaves absent fields as they are and clears optional ones with null or an empty text', async () => {
    const post = await desk.created({ excerpt: 'Short', imageAlt: 'Alt', featuredImage: '/a.png' });
    const changed = await asStaffPost(await desk.change(post.id, { excerpt: '', imageAlt: null }));
    expect(changed).toMatchObject({
      title: post.title,
      excerpt: null,
      imageAlt: null,
      featuredImage: '/a.png',
    });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(post.updatedAt));
    expect(changed.createdAt).toBe(post.createdAt);
  });

  it('keeps the slug when it is blank or the title changes, and refuses an empty title or content', async () => {
    const post = await desk.created();
    expect((await asStaffPost(await desk.change(post.id, { title: 'Other', slug: '' }))).slug).toBe(
      post.slug,
    );
    expect((await desk.change(post.id, { title: '' })).status).toBe(400);
    expect((await desk.change(post.id, { content: '<p></p>' })).status).toBe(400);
  });

  it('answers 409 with the field named when the slug is taken by another', async () => {
    await desk.created({ slug: 'theirs' });
    const post = await desk.created();
    const answer = await desk.change(post.id, { slug: 'theirs' });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ details: slugDetail }),
    ]);
  });

  it('answers 409 with the present post when it changed since it was last seen', async () => {
    const post = await desk.created();
    const first = await desk.change(post.id, { title: 'First', updatedAt: post.updatedAt });
    expect(first.status).toBe(200);
    const second = await desk.change(post.id, { title: 'Second', updatedAt: post.updatedAt });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'conflict', post: { title: 'First' } });
    expect((await desk.change(post.id, { title: 'Third' })).status).toBe(200);
  });

  it('lets one of two changes at once win when both say what they saw', async () => {
    const post = await desk.created();
    const answers = await Promise.all(
      ['a', 'b'].map((title) => desk.change(post.id, { title, updatedAt: post.updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('publishes at once, at a time to come, and not any more', async () => {
    const post = await desk.created();
    expect(await asStaffPost(await desk.change(post.id, { published: true }))).toMatchObject({
      state: 'published',
      publishAt: null,
    });
    expect((await readPost(post.slug)).status).toBe(200);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(await asStaffPost(await desk.change(post.id, { publishAt: later }))).toMatchObject({
      state: 'scheduled',
      publishAt: later,
    });
    expect((await readPost(post.slug)).status).toBe(404);
    expect((await asStaffPost(await desk.change(post.id, { publishAt: null }))).state).toBe('published');
    expect((await asStaffPost(await desk.change(post.id, { published: false }))).state).toBe('draft');
    expect((await readPost(post.slug)).status).toBe(404);
  });

  it('keeps its place in the list when it is published again', async () => {
    const first = await desk.created({ title: 'First', published: true });
    await desk.created({ title: 'Second', published: true });
    await desk.change(first.id, { published: false });
    await desk.change(first.id, { published: true });
    expect(await publicSlugs()).toEqual(['second', 'first']);
  });

  it.each(['nothing', '00000000-0000-0000-0000-000000000000', "x'--"])(
    'answers 404 for the id %s',
    async (id) => {
      expect((await desk.change(id, { title: 'x' })).status).toBe(404);
      expect((await desk.get(id)).status).toBe(404);
      expect((await desk.trash(id)).status).toBe(404);
      expect((await desk.restore(id)).status).toBe(404);
    },
  );

  it('gives back what an editor wrote, byte for byte, over three rounds', async () => {
    const content =
      '<h2>A</h2><ul><li>x<ul><li data-list="checked">y</li></ul></li></ul><pre><code>a {\n  b</code></pre>' +
      '<p class="ql-align-center">שלום 👩🏽‍⚕️ &amp; <a href="/x" rel="noopener noreferrer" target="_blank">z</a><br></p>';
    const post = await desk.created({ content });
    for (let round = 0; round < 3; round += 1) {
      const opened = await asStaffPost(await desk.get(post.id));
      expect(opened.content).toBe(content);
      await desk.change(post.id, { content: opened.content });
    }
  });
});
