import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql, once } from '#server/db/client.ts';
import { findPostPage } from '#server/domain/posts/read-posts.ts';
import shareImage from '../../netlify/functions/blog-post-share-image.ts';
import { call } from '../support/call.ts';
import { drawn, postsDesk, readShareImage } from '../support/posts.ts';

let desk: Awaited<ReturnType<typeof postsDesk>>;
beforeAll(async () => {
  desk = await postsDesk();
});
beforeEach(async () => {
  await once(sql`delete from blog_posts`);
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
/** A post that was saved in the editor, which drew its title. */
async function shared(fields: object = {}) {
  const post = await desk.created({ published: true, ...fields });
  expect((await desk.share(post, await drawn('#123456'))).status).toBe(201);
  return post;
}
const colourOf = async (slug: string) => {
  const answer = await readShareImage(slug);
  if (answer.status !== 200) return answer.status;
  const pixel = await sharp(await answer.arrayBuffer())
    .extract({ left: 600, top: 300, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
};
const isPointedTo = async (slug: string) => {
  const found = await findPostPage(slug);
  return found.outcome === 'found' && found.hasShareImage;
};

describe('GET /api/blog-posts/{slug}/share-image', () => {
  it('is a PNG of 1200 × 630, kept by the host under the post alone and asked for again by browsers', async () => {
    const post = await shared();
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

  it('answers 304 to who has it already', async () => {
    const post = await shared();
    const etag = (await readShareImage('flossing-well')).headers.get('etag') ?? '';
    await desk.change(post.id, { content: '<p>Twice a day.</p>' });
    const again = await readShareImage('flossing-well', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('counts for the title it was drawn with: with another one there is none until it is drawn', async () => {
    const post = await shared();
    expect(await isPointedTo('flossing-well')).toBe(true);
    const renamed = (await (await desk.change(post.id, { title: 'Better' })).json()) as typeof post;
    expect([await colourOf('flossing-well'), await isPointedTo('flossing-well')]).toEqual([404, false]);
    // Drawn for what has changed since: whoever changed it draws it.
    expect((await desk.share(post, await drawn('#ff0000'))).status).toBe(404);
    expect((await desk.share(renamed, await drawn('#00ff00'))).status).toBe(201);
    expect([await colourOf('flossing-well'), await isPointedTo('flossing-well')]).toEqual(['#00ff00', true]);
    await desk.change(post.id, { title: post.title });
    expect(await colourOf('flossing-well')).toBe(404);
  });

  it('shows nothing of what is not public, nor of what nobody drew; a scheduled one comes with its post', async () => {
    const later = await shared({ title: 'Later', publishAt: inAnHour() });
    const gone = await shared({ title: 'Gone' });
    await desk.trash(gone.id);
    const hidden = [
      later,
      gone,
      await shared({ title: 'Draft', published: false }),
      await desk.created({ title: 'Undrawn', published: true }),
    ];
    for (const slug of [...hidden.map((post) => post.slug), 'nowhere', '../x', "a'--", '']) {
      const answer = await readShareImage(slug);
      expect(answer.status, slug).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ error: 'There is no such image.' });
    }
    await once(
      sql`update blog_posts set publish_at = now() - interval '1 second' where id = ${later.id}::uuid`,
    );
    expect(await colourOf('later')).toBe('#123456');
  });

  it('leads on from a former slug', async () => {
    const post = await shared();
    await desk.change(post.id, { slug: 'floss' });
    const answer = await readShareImage('flossing-well');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/api/blog-posts/floss/share-image');
    expect((await readShareImage('floss')).status).toBe(200);
  });

  it('takes GET and HEAD only', async () => {
    await shared();
    const path = '/api/blog-posts/flossing-well/share-image';
    const options = { params: { slug: 'flossing-well' } };
    const refused = await call(shareImage, path, { ...options, method: 'POST' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await call(shareImage, path, { ...options, method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('POST /api/admin/upload-image?shareImageOf=', () => {
  it('answers with where it is, keeps one for each post and none in the library, and loses it with the post', async () => {
    const post = await shared();
    const answer = await desk.share(post, await drawn('#abcdef'));
    const imagePath = '/api/blog-posts/flossing-well/share-image';
    expect(await answer.json()).toEqual({ imagePath, width: 1200, height: 630 });
    expect(await colourOf('flossing-well')).toBe('#abcdef');
    const kept = await once<{ kept: number; library: number }>(sql`
      select (select count(*)::int from blog_post_share_images) as kept, (select count(*)::int from blog_images) as library`);
    expect(kept).toEqual([{ kept: 1, library: 0 }]);
    await once(sql`delete from blog_posts where id = ${post.id}::uuid`);
    expect(await once(sql`select from blog_post_share_images`)).toEqual([]);
  });

  it('takes a PNG of that size, from staff, for a post there is', async () => {
    const post = await desk.created({ published: true });
    const photo = await sharp(await drawn('#abcdef'))
      .jpeg()
      .toBuffer();
    const small = await sharp(await drawn('#abcdef'))
      .resize(600)
      .png()
      .toBuffer();
    for (const file of [photo, small]) {
      const answer = await desk.share(post, file);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: 'A share image is a PNG of 1200 × 630 pixels.' });
    }
    expect((await desk.share(post, Buffer.from('no picture'))).status).toBe(400);
    const picture = await drawn('#abcdef');
    for (const changes of [{ id: 'x' }, { id: crypto.randomUUID() }, { updatedAt: 'x' }, { updatedAt: '' }])
      expect((await desk.share({ ...post, ...changes }, picture)).status).toBe(404);
    expect((await desk.share(post, picture, { cookie: '' })).status).toBe(401);
    expect(await colourOf(post.slug)).toBe(404);
  });
});
