import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { LibraryImage } from '#contracts/answers/image.ts';
import type { Revision, RevisionSummary } from '#contracts/answers/working-copy.ts';
import post from '../../netlify/functions/admin-blog-post.ts';
import posts from '../../netlify/functions/admin-blog-posts.ts';
import images from '../../netlify/functions/admin-images.ts';
import revision from '../../netlify/functions/admin-post-revision.ts';
import revisions from '../../netlify/functions/admin-post-revisions.ts';
import upload from '../../netlify/functions/admin-upload-image.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';

type Staff = Awaited<ReturnType<typeof signedIn>>;
let ada: Staff;
let ben: Staff;
beforeAll(async () => {
  [ada, ben] = [await signedIn(), await signedIn()];
});

async function create(body: object): Promise<string> {
  const answer = await call(posts, '/api/admin/blog-posts', { body, headers: ada.headers });
  return ((await answer.json()) as { id: string }).id;
}
const change = (id: string, staff: Staff, body: object) =>
  call(post, `/api/admin/blog-posts/${id}`, { method: 'PUT', params: { id }, body, headers: staff.headers });

async function historyOf(id: string): Promise<RevisionSummary[]> {
  const answer = await call(revisions, `/api/admin/blog-posts/${id}/revisions`, {
    params: { id },
    headers: ada.headers,
  });
  return (await answer.json()) as RevisionSummary[];
}

it('keeps every saved state of a post, newest first, with who saved it', async () => {
  const id = await create({ title: 'First', content: '<p>one</p>' });
  await change(id, ben, { title: 'Second', content: '<p>two</p>' });
  await change(id, ada, { published: true });
  expect((await historyOf(id)).map(({ title, savedBy, published }) => [title, savedBy, published])).toEqual([
    ['Second', ada.name, true],
    ['Second', ben.name, false],
    ['First', ada.name, false],
  ]);
});

it('gives an earlier state back in full', async () => {
  const id = await create({ title: 'Kept', content: '<p>the text</p>', excerpt: 'short' });
  await change(id, ben, { content: '<p>gone</p>' });
  const oldest = (await historyOf(id)).at(-1)?.id ?? '';
  const answer = await call(revision, `/api/admin/blog-posts/${id}/revisions/${oldest}`, {
    params: { id, revision: oldest },
    headers: ada.headers,
  });
  expect((await answer.json()) as Revision).toMatchObject({
    title: 'Kept',
    content: '<p>the text</p>',
    excerpt: 'short',
  });
});

it('adds nothing when nothing changed', async () => {
  const id = await create({ title: 'Same', content: '<p>same</p>' });
  await change(id, ada, { title: 'Same', content: '<p>same</p>' });
  expect(await historyOf(id)).toHaveLength(1);
});

it('has no history and no revision for what is unknown, and none for strangers', async () => {
  expect(await historyOf('unknown')).toEqual([]);
  const unknown = { params: { id: 'x', revision: 'y' } };
  expect(
    (await call(revision, '/api/admin/blog-posts/x/revisions/y', { ...unknown, headers: ada.headers }))
      .status,
  ).toBe(404);
  expect((await call(revision, '/api/admin/blog-posts/x/revisions/y', unknown)).status).toBe(401);
  expect((await call(revisions, '/api/admin/blog-posts/x/revisions', unknown)).status).toBe(401);
});

it('lists uploaded pictures, newest first, with the posts that show them', async () => {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const paths: string[] = [];
  for (let count = 0; count < 3; count++) {
    const form = new FormData();
    form.append('image', new File([new Uint8Array(picture)], 'a.png'));
    const answer = await call(upload, '/api/admin/upload-image', { body: form, headers: ada.headers });
    paths.push(((await answer.json()) as { imagePath: string }).imagePath);
  }
  const inText = await create({ title: 'In the text', content: `<p><img src="${paths[0]}" alt="a" /></p>` });
  const featured = await create({ title: 'Featured', content: '<p>x</p>', featuredImage: paths[1] });
  const list = (await (
    await call(images, '/api/admin/images', { headers: ada.headers })
  ).json()) as LibraryImage[];
  expect(list.map(({ imagePath, usedIn }) => [imagePath, usedIn.map(({ id }) => id)])).toEqual([
    [paths[2], []],
    [paths[1], [featured]],
    [paths[0], [inText]],
  ]);
  expect(list[0]).toMatchObject({ width: 30, height: 20 });
  expect((await call(images, '/api/admin/images')).status).toBe(401);
});
