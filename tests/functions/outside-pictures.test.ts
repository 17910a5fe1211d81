import { afterAll, beforeAll, expect, it } from 'vitest';
import { repeatable, sql } from '#server/db/client.ts';
import { makeCopyPreviewLink } from '#server/domain/posts/preview-link.ts';
import { findPreview } from '#server/domain/posts/preview-post.ts';
import { forgetEnvironment } from '#server/env.ts';
import copies from '../../netlify/functions/admin-working-copy.ts';
import { call } from '../support/call.ts';
import { asPost, postsDesk, readPost } from '../support/posts.ts';
import { signedIn } from '../support/staff.ts';
import { standInToken } from '../support/uploadthing-stand-in.ts';

let desk: Awaited<ReturnType<typeof postsDesk>>;
beforeAll(async () => {
  process.env['UPLOADTHING_TOKEN'] = standInToken;
  forgetEnvironment();
  desk = await postsDesk();
});
afterAll(() => {
  delete process.env['UPLOADTHING_TOKEN'];
  forgetEnvironment();
});

const url = (key: string) => `https://practice.ufs.sh/f/${key}`;
const shownIn = (key: string) => `<p>See:</p><p><img src="${url(key)}" alt="A room"></p>`;

/** As posts were written when pictures were shown from UploadThing's own addresses. */
async function postOfOldTimes(key: string) {
  const post = await desk.created({ published: true });
  const featured = url(`${key}-head`);
  await repeatable(sql`update blog_posts set content = ${shownIn(key)}, featured_image = ${featured}
    where id = ${post.id}::uuid`);
  return post;
}

it('no post can show a file of the upload host that nobody has looked at', async () => {
  const { slug, id } = await desk.created({ published: true, content: shownIn('unchecked') });
  expect((await asPost(await readPost(slug))).content).not.toContain('<img');
  // Words and links are no pictures: whoever writes the address down first has not made it one.
  const trick = `<p>&lt;img src="${url('unchecked')}" <a href="${url('unchecked')}">src="${url('unchecked')}"</a></p>`;
  expect((await desk.change(id, { content: trick })).status).toBe(200);
  expect((await desk.change(id, { content: shownIn('unchecked') })).status).toBe(200);
  expect((await asPost(await readPost(slug))).content).not.toContain('<img');

  const answer = await desk.create({ featuredImage: url('unchecked') });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { details: [{ path: ['featuredImage'], message: 'Featured image must be a picture of this site' }] },
  ]);
  expect((await desk.change(id, { featuredImage: 'https://utfs.io/f/of-anybody' })).status).toBe(400);
});

it('nor can the preview of unsaved text', async () => {
  const staff = await signedIn();
  const empty = { title: 'Plan', slug: '', excerpt: '', imageAlt: '', published: false, publishAt: '' };
  const fields = { ...empty, content: shownIn('unchecked'), featuredImage: url('unchecked') };
  await call(copies, '/api/admin/working-copies/new', {
    method: 'PUT',
    params: { key: 'new' },
    body: { fields, baseUpdatedAt: null, writer: 'w', sequence: 1 },
    headers: staff.headers,
  });
  const link = await makeCopyPreviewLink(staff.id, 'new');
  const found = await findPreview('new', new URL(link?.url ?? '', 'http://localhost').searchParams);
  expect(found).toMatchObject({ post: { featuredImage: null, content: '<p>See:</p><p></p>' } });
});

it('a post that shows one since old times keeps it, and so does whatever is made of it', async () => {
  const { id, slug } = await postOfOldTimes('kept');
  const changed = await desk.change(id, {
    title: 'Flossing better',
    content: `<p>More.</p>${shownIn('kept')}`,
    featuredImage: url('kept-head'),
  });
  expect(changed.status).toBe(200);
  const post = await asPost(await readPost(slug));
  expect([post.content.includes(url('kept')), post.featuredImage]).toEqual([true, url('kept-head')]);
  expect((await desk.change(id, { content: '<p>None.</p>' })).status).toBe(200);
  // A version still has it.
  expect((await desk.change(id, { content: shownIn('kept') })).status).toBe(200);
  expect((await asPost(await readPost(slug))).content).toContain(url('kept'));
});
