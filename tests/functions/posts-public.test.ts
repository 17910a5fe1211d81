import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql, once } from '#server/db/client.ts';
import { hostileHtml } from '#server/domain/posts/hostile-html.fixture.ts';
import blogPosts from '../../netlify/functions/blog-posts.ts';
import { call } from '../support/call.ts';
import { asPost, postsDesk, publicSlugs, readPost, readPosts } from '../support/posts.ts';

let desk: Awaited<ReturnType<typeof postsDesk>>;
beforeAll(async () => {
  desk = await postsDesk();
});
beforeEach(async () => {
  await once(sql`delete from blog_posts`);
});

const hour = 3_600_000;
const inAnHour = () => new Date(Date.now() + hour).toISOString();
const anHourAgo = () => new Date(Date.now() - hour).toISOString();

describe('GET /api/blog-posts', () => {
  it('is an empty array where nothing is published', async () => {
    await desk.created();
    const answer = await readPosts();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([]);
    expect(answer.headers.get('link')).toBeNull();
  });

  it('gives exactly the fields of a card', async () => {
    const post = await desk.created({ published: true, content: `<p>${'word '.repeat(201)}</p>` });
    const [item] = (await (await readPosts()).json()) as object[];
    expect(item).toEqual({
      id: post.id,
      title: 'Flossing well',
      slug: 'flossing-well',
      excerpt: `${'word '.repeat(30)}...`,
      featuredImage: null,
      imageAlt: null,
      category: null,
      createdAt: post.createdAt,
      updatedAt: post.updatedAt,
      readingMinutes: 2,
    });
    expect(post.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('leaves out drafts, scheduled posts and the trash', async () => {
    await desk.created({ title: 'Draft' });
    await desk.created({ title: 'Later', published: true, publishAt: inAnHour() });
    const trashed = await desk.created({ title: 'Trashed', published: true });
    await desk.trash(trashed.id);
    await desk.created({ title: 'Due', published: true, publishAt: anHourAgo() });
    expect(await publicSlugs()).toEqual(['due']);
  });

  it('has the newest publication first, 24 a page, and links to the pages around', async () => {
    await once(sql`
      insert into blog_posts (title, slug, content, published, created_at)
      select 'Post ' || n, 'post-' || n, '<p>Text</p>', true, now() - make_interval(mins => n)
      from generate_series(1, 50) n`);
    const first = await readPosts('?page=1');
    expect(await publicSlugs()).toEqual(Array.from({ length: 24 }, (_, index) => `post-${index + 1}`));
    expect(first.headers.get('link')).toBe('</api/blog-posts?page=2>; rel="next"');
    expect((await readPosts('?page=2')).headers.get('link')).toBe(
      '</api/blog-posts?page=1>; rel="prev", </api/blog-posts?page=3>; rel="next"',
    );
    expect(await publicSlugs('?page=3')).toEqual(['post-49', 'post-50']);
    expect((await readPosts('?utm_source=x&page=3&page=9')).headers.get('link')).toBe(
      '</api/blog-posts?page=2>; rel="prev"',
    );
    expect(await publicSlugs('?page=4')).toEqual([]);
    expect(await publicSlugs('?page=99999999999999999999')).toEqual([]);
    for (const odd of ['0', '-1', 'x', '1.5', '', '%00', "1'--"])
      expect((await publicSlugs(`?page=${odd}`))[0]).toBe('post-1');
  });

  it('keeps no answer under an address nobody links to: it would push out what others read', async () => {
    await desk.created({ published: true });
    const isKept = async (query: string) => (await readPosts(query)).headers.has('netlify-cdn-cache-control');
    expect([await isKept(''), await isKept('?page=1')]).toEqual([true, true]);
    for (const page of ['01', 'x', '', '0', '900', '1e0']) expect(await isKept(`?page=${page}`)).toBe(false);
  });

  it('may be kept by the host until the next post is due, and is asked for again by browsers', async () => {
    await desk.created({ published: true, publishAt: inAnHour() });
    const { headers } = await readPosts();
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('netlify-cache-tag')).toBe('blog-list');
    const seconds = Number(/s-maxage=(\d+)/.exec(headers.get('netlify-cdn-cache-control') ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('finds those whose title or excerpt holds the beginnings of all words, and is never kept then', async () => {
    await desk.created({ title: 'Whitening at home', excerpt: 'What to ask first.', published: true });
    await desk.created({ title: 'Flossing', excerpt: 'Home care.', published: true });
    await desk.created({ title: 'Whitening, a draft' });
    expect(await publicSlugs('?q=whit')).toEqual(['whitening-at-home']);
    expect(await publicSlugs('?q=%20HOME%20ask%20')).toEqual(['whitening-at-home']);
    expect((await publicSlugs('?q=home')).sort()).toEqual(['flossing', 'whitening-at-home']);
    expect(await publicSlugs('?q=%27--&page=1')).toEqual([]);
    expect(await publicSlugs('?q=%20')).toHaveLength(2);
    const { headers } = await readPosts('?q=home');
    expect(headers.get('netlify-cdn-cache-control')).toBeNull();
    expect(headers.get('link')).toBeNull();
    // Kept under both: an answer to one question is none to another.
    expect((await readPosts()).headers.get('netlify-vary')).toBe('query=page|q|category');
  });

  it('answers 304 to who has it already, and 200 again after a change', async () => {
    const post = await desk.created({ published: true });
    const tag = (await readPosts()).headers.get('etag') ?? '';
    const again = await readPosts('', { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    await desk.change(post.id, { title: 'New' });
    expect((await readPosts('', { 'if-none-match': tag })).status).toBe(200);
  });

  it('takes GET and HEAD only', async () => {
    const answer = await call(blogPosts, '/api/blog-posts', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    const head = await call(blogPosts, '/api/blog-posts', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('GET /api/blog-posts/{slug}', () => {
  it('gives the item and its content', async () => {
    await desk.created({ published: true, excerpt: 'Own words', content: '<h1>Hi</h1><p>Text</p>' });
    const answer = await readPost('flossing-well');
    expect(answer.status).toBe(200);
    expect(await asPost(answer)).toMatchObject({ excerpt: 'Own words', content: '<h2>Hi</h2><p>Text</p>' });
  });

  it.each(['nothing', 'Not%20A%20Slug', "x'--", '%00', 'a'.repeat(5000)])(
    'answers 404 to %s',
    async (slug) => {
      const answer = await readPost(slug);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('answers 404 for drafts, scheduled and trashed posts, and finds a scheduled one once it is due', async () => {
    await desk.created({ title: 'Draft' });
    const later = await desk.created({ title: 'Later', published: true, publishAt: inAnHour() });
    expect((await readPost('draft')).status).toBe(404);
    expect((await readPost('later')).status).toBe(404);
    await once(
      sql`update blog_posts set publish_at = now() - interval '1 second' where id = ${later.id}::uuid`,
    );
    expect((await readPost('later')).status).toBe(200);
    await desk.trash(later.id);
    expect((await readPost('later')).status).toBe(404);
  });

  it('keeps real lists, whatever kind was sent', async () => {
    const content = '<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li></ol>';
    const post = await desk.created({ published: true, content });
    const kept = '<ul><li>a<ul><li>b</li></ul></li></ul>';
    expect(post.content).toBe(kept);
    expect((await asPost(await readPost(post.slug))).content).toBe(kept);
  });

  it('reads excerpt and time off posts that came into the table some other way, also after a change there', async () => {
    await once(sql`
      insert into blog_posts (title, slug, content, published)
      values ('Raw', 'raw', ${`<p>${'word '.repeat(450)}</p>`}, true)`);
    expect(await asPost(await readPost('raw'))).toMatchObject({ readingMinutes: 3 });
    const post = await desk.created({ published: true });
    await once(
      sql`update blog_posts set content = ${`<p>${'new '.repeat(250)}</p>`} where id = ${post.id}::uuid`,
    );
    expect(await asPost(await readPost(post.slug))).toMatchObject({ readingMinutes: 2, excerpt: /^new new/ });
  });

  it('gives out nothing hostile, whatever stands in the table', async () => {
    await once(sql`
      insert into blog_posts (title, slug, content, excerpt, featured_image, image_alt, published)
      values ('<img src=x onerror=alert(1)>', 'hostile', ${hostileHtml.join('').replaceAll('\0', '').toWellFormed()},
        '<script>alert(1)</script>', 'javascript:alert(1)', '"><script>', true)`);
    const post = await asPost(await readPost('hostile'));
    expect(post.content).not.toMatch(
      /<(script|svg|math|style|iframe|form)|\son\w+=|javascript:(?!alert\(1\)<\/)/i,
    );
    expect(post.featuredImage).toBeNull();
  });
});

describe('a changed slug', () => {
  it('leads from the former address to the present one, over several changes', async () => {
    const post = await desk.created({ published: true });
    await desk.change(post.id, { slug: 'second' });
    await desk.change(post.id, { slug: 'third' });
    for (const former of ['flossing-well', 'second']) {
      const answer = await readPost(former);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/api/blog-posts/third']);
    }
    await desk.change(post.id, { slug: 'second' });
    expect((await readPost('second')).status).toBe(200);
    expect((await readPost('third')).headers.get('location')).toBe('/api/blog-posts/second');
  });

  it('leads nowhere while the post is not public', async () => {
    const post = await desk.created({ published: true });
    await desk.change(post.id, { slug: 'second', published: false });
    expect((await readPost('flossing-well')).status).toBe(404);
  });

  it('gives way to a new post that takes the former slug', async () => {
    const post = await desk.created({ published: true });
    await desk.change(post.id, { slug: 'second' });
    const heir = await desk.created({ published: true, slug: 'flossing-well' });
    expect((await asPost(await readPost('flossing-well'))).id).toBe(heir.id);
    await desk.trash(heir.id);
    expect((await readPost('flossing-well')).status).toBe(301);
  });
});
