import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql, write } from '#server/db/client.ts';
import shareImage from '../../netlify/functions/blog-post-share-image.ts';
import { call } from '../support/call.ts';
import { postsDesk, readShareImage } from '../support/posts.ts';

let desk: Awaited<ReturnType<typeof postsDesk>>;
beforeAll(async () => {
  desk = await postsDesk();
});
beforeEach(async () => {
  await write(sql`delete from blog_posts`);
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('GET /api/blog-posts/{slug}/share-image', () => {
  it('is a PNG of 1200 × 630, kept by the host under the post alone and asked for again by browsers', async () => {
    const post = await desk.created({ published: true });
    const answer = await readShareImage('flossing-well');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.get('netlify-cdn-cache-control')).toMatch(/^public, durable, s-maxage=\d+$/);
    expect(answer.headers.get('netlify-cache-tag')).toBe(`blog-post-${post.id}`);
    expect(answer.headers.get('netlify-vary')).toBe('query=_');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
  });

  it('answers 304 to who has it already, and anew after the title has changed', async () => {
    const post = await desk.created({ published: true });
    const etag = (await readShareImage('flossing-well')).headers.get('etag') ?? '';
    const again = await readShareImage('flossing-well', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    await desk.change(post.id, { content: '<p>Twice a day.</p>' });
    expect((await readShareImage('flossing-well', { 'if-none-match': etag })).status).toBe(304);
    await desk.change(post.id, { title: 'Flossing better' });
    expect((await readShareImage('flossing-well', { 'if-none-match': etag })).status).toBe(200);
  });

  it('shows nothing of what is not public', async () => {
    const hidden = [
      await desk.created({ title: 'Draft' }),
      await desk.created({ title: 'Later', published: true, publishAt: inAnHour() }),
      await desk.created({ title: 'Gone', published: true }),
    ];
    await desk.trash(hidden[2]?.id ?? '');
    for (const slug of [...hidden.map((post) => post.slug), 'nowhere', '../x', "a'--", '']) {
      const answer = await readShareImage(slug);
      expect(answer.status, slug).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ error: 'There is no such image.' });
    }
  });

  it('leads on from a former slug', async () => {
    const post = await desk.created({ published: true });
    await desk.change(post.id, { slug: 'floss' });
    const answer = await readShareImage('flossing-well');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/api/blog-posts/floss/share-image');
    expect((await readShareImage('floss')).status).toBe(200);
  });

  it('does not exist where nothing of the title can be drawn', async () => {
    await desk.created({ published: true, title: '歯の健康', slug: 'gums' });
    expect((await readShareImage('gums')).status).toBe(404);
  });

  it.each([
    ['markup', `</script><script>alert(1)</script>" onload="alert(1)`],
    ['far more than a title may have', 'W'.repeat(100_000)],
    ['one endless line of words', 'word '.repeat(20_000)],
    [
      'controls, direction marks and half letters',
      'a\u0007\u202eb\u2028c\u0000d\ud800e'.replace(/\0|\ud800/g, ''),
    ],
    ['marks without end', `Zalgo ${'o\u0301\u0327\u0338'.repeat(2_000)}`],
    ['emoji between words', '🦷 Teeth 👩🏽‍⚕️ and 🇺🇸 gums 1️⃣'],
    ['names of what every object has', 'constructor __proto__ toString'],
  ])('is drawn from a title of %s, put straight into the table', async (_, title) => {
    await write(
      sql`insert into blog_posts (title, slug, content, published) values (${title}, 'odd', '<p>x</p>', true)`,
    );
    const answer = await readShareImage('odd');
    expect(answer.status).toBe(200);
    const { data, info } = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    // No letter leaves the picture: its right margin is ground, all the way down to the water.
    const margin = Array.from({ length: 500 }, (_row, y) => data.readUIntBE((y * 1200 + 1150) * 3, 3));
    expect(new Set(margin)).toEqual(new Set([0x0c3238]));
  });

  it('takes GET and HEAD only', async () => {
    await desk.created({ published: true });
    const options = { params: { slug: 'flossing-well' } };
    const refused = await call(shareImage, '/api/blog-posts/flossing-well/share-image', {
      ...options,
      method: 'POST',
    });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await call(shareImage, '/api/blog-posts/flossing-well/share-image', {
      ...options,
      method: 'HEAD',
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
