import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repeatable, sql, once } from '#server/db/client.ts';
import adminImage from '../../netlify/functions/admin-image.ts';
import adminImages from '../../netlify/functions/admin-images.ts';
import copies from '../../netlify/functions/admin-working-copy.ts';
import pictures from '../../netlify/functions/blog-images.ts';
import { call } from '../support/call.ts';
import { postsDesk } from '../support/posts.ts';
import { signedIn } from '../support/staff.ts';

let headers: { cookie: string };
let desk: Awaited<ReturnType<typeof postsDesk>>;
let id: string;
const path = () => `/api/blog-images/${id}`;

beforeAll(async () => {
  ({ headers } = await signedIn());
  desk = await postsDesk();
});
beforeEach(async () => {
  id = crypto.randomUUID();
  await once(sql`insert into blog_images (id, filename, content_type, data, size, width, height)
    values (${id}::uuid, ${id}, 'image/png', '\\x00'::bytea, 1, 960, 600)`);
  await once(sql`insert into blog_image_copies (image_id, width, content_type, data)
    values (${id}::uuid, 480, 'image/webp', '\\x00'::bytea)`);
});

const remove = (imageId = id, given: Record<string, string> = headers) =>
  call(adminImage, `/api/admin/images/${imageId}`, {
    method: 'DELETE',
    params: { id: imageId },
    headers: given,
  });
const isServed = async () => (await call(pictures, path(), { params: { id } })).status === 200;

async function expectKept(): Promise<void> {
  const answer = await remove();
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'in-use', error: expect.stringContaining('still used') });
  expect(await isServed()).toBe(true);
}

describe('deleting a picture', () => {
  it('takes one that nothing shows, with its copies, once', async () => {
    expect((await remove()).status).toBe(204);
    expect(await isServed()).toBe(false);
    expect(await repeatable(sql`select 1 from blog_image_copies where image_id = ${id}::uuid`)).toEqual([]);
    expect((await remove()).status).toBe(404);
  });

  it('is for staff only, and knows no other ids', async () => {
    expect((await remove(id, {})).status).toBe(401);
    expect(await isServed()).toBe(true);
    for (const odd of ['nothing', "x'--", '00000000-0000-0000-0000-000000000000'])
      expect((await remove(odd)).status).toBe(404);
  });

  it('refuses the portrait of somebody of the team, and says whose it is', async () => {
    await once(sql`insert into practice_versions (kind, number, value)
      values ('team', 1, ${JSON.stringify([{ id: 100, name: 'Sample', portrait: path() }])}::jsonb)`);
    await expectKept();
    const library = await call(adminImages, '/api/admin/images', { headers });
    const listed = (await library.json()) as { id: string; usedIn: unknown }[];
    expect(listed.find((one) => one.id === id)?.usedIn).toEqual([
      { id: null, title: 'the team', as: 'practice' },
    ]);
    await once(sql`insert into practice_versions (kind, number, value) values ('team', 2, '[]'::jsonb)`);
    expect((await remove()).status).toBe(204);
  });

  it('refuses what a post shows, in its head or its text, and in the trash too', async () => {
    const { id: post } = await desk.created({ featuredImage: path() });
    await expectKept();
    await desk.trash(post);
    await expectKept();
    await once(sql`delete from blog_posts where id = ${post}::uuid`);
    const inText = await desk.created({ content: `<p>Look: <img src="${path()}" alt="x"></p>` });
    await expectKept();
    await once(sql`delete from blog_posts where id = ${inText.id}::uuid`);
    expect((await remove()).status).toBe(204);
  });

  it('refuses what only an earlier version of a post shows', async () => {
    const { id: post } = await desk.created({ featuredImage: path() });
    expect((await desk.change(post, { featuredImage: null })).status).toBe(200);
    await expectKept();
  });

  it('refuses what somebody has in unsaved work', async () => {
    const fields = {
      title: '',
      slug: '',
      excerpt: '',
      content: `<p><img src="${path()}"></p>`,
      featuredImage: '',
      imageAlt: '',
      published: false,
      publishAt: '',
    };
    const saved = await call(copies, '/api/admin/working-copies/new', {
      method: 'PUT',
      params: { key: 'new' },
      body: { fields, baseUpdatedAt: null, writer: 'w', sequence: 1 },
      headers,
    });
    expect(saved.status).toBe(200);
    await expectKept();
  });
});
