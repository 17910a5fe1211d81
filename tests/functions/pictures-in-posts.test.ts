import { readFile } from 'node:fs/promises';
import { neon } from '@neondatabase/serverless';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LibraryImage } from '#contracts/answers/image.ts';
import type { RevisionSummary } from '#contracts/answers/working-copy.ts';
import { repeatable, sql, once } from '#server/db/client.ts';
import { env } from '#server/env.ts';
import adminImage from '../../netlify/functions/admin-image.ts';
import images from '../../netlify/functions/admin-images.ts';
import revisions from '../../netlify/functions/admin-post-revisions.ts';
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
});

async function library(query = ''): Promise<LibraryImage[]> {
  return (await (await call(images, `/api/admin/images${query}`, { headers })).json()) as LibraryImage[];
}
const inLibrary = async (query = '') => (await library(query)).find((image) => image.id === id);
const stored = async (content: string) => (await desk.created({ content })).content;

describe('a picture in a text', () => {
  it('is stored with its size, in one order, whatever order it came in', async () => {
    const sized = `<p><img src="${path()}" alt="Floss" width="960" height="600"></p>`;
    expect(await stored(`<p><img alt="Floss" src="${path()}"></p>`)).toBe(sized);
    expect(await stored(sized)).toBe(sized);
    expect(await stored(`<p><img height="600" width="960" alt="Floss" src="${path()}"></p>`)).toBe(sized);
  });

  it('keeps the width the writer chose, and gets the height that goes with it', async () => {
    expect(await stored(`<p><img src="${path()}" alt="a" width="480"></p>`)).toBe(
      `<p><img src="${path()}" alt="a" width="480" height="300"></p>`,
    );
  });

  it('is left alone where nobody knows its size', async () => {
    const unknown = `<p>x<img src="/api/blog-images/${crypto.randomUUID()}" alt="a"><img src="/images/a.png" alt="b"></p>`;
    expect(await stored(unknown)).toBe(unknown);
  });

  it('gets its size in posts that were there before, without a new version or time of change', async () => {
    const post = await desk.created({ content: '<p>Words</p>' });
    const second = crypto.randomUUID();
    await once(sql`insert into blog_images (id, filename, content_type, data, size, width, height)
      values (${second}::uuid, 'x', 'image/png', '\\x00'::bytea, 1, 30, 20)`);
    const text = (sizes: string[]) =>
      `<p><img alt="1 &gt; 0" src="${path()}"${sizes[0]}>, <img src="/api/blog-images/${second}"${sizes[1]}><img src="${path()}" width="96" height="60"></p>`;
    await once(sql`update blog_posts set content = ${text(['', ''])} where id = ${post.id}::uuid`);
    const before = await historyOf(post.id);
    const migration = await readFile('netlify/database/migrations/0008_pictures_in_texts.sql', 'utf8');
    const sizes = migration.slice(migration.indexOf('alter table blog_posts disable'));
    // As the migrations run it: as one command.
    await once(
      neon(env().DATABASE_URL).query(`do $run$ begin execute $text$${sizes}$text$; end $run$`) as never,
    );
    const [row] = await repeatable(
      sql`select content, updated_at from blog_posts where id = ${post.id}::uuid`,
    );
    expect(row?.['content']).toBe(text([' width="960" height="600"', ' width="30" height="20"']));
    expect(new Date(row?.['updated_at'] as string).toISOString()).toBe(post.updatedAt);
    expect(await historyOf(post.id)).toEqual(before);
  });
});

describe('the library', () => {
  it('names everything that keeps a picture from being deleted, and offers deletion for nothing else', async () => {
    const remove = () =>
      call(adminImage, `/api/admin/images/${id}`, { method: 'DELETE', params: { id }, headers });
    const post = await desk.created({ title: 'Trays', featuredImage: path(), imageAlt: 'A tray & a cup' });
    const uses = async () => (await inLibrary())?.usedIn;
    expect(await uses()).toEqual([{ id: post.id, title: 'Trays', as: 'post' }]);
    expect((await inLibrary())?.description).toBe('A tray & a cup');
    await desk.trash(post.id);
    expect(await uses()).toEqual([{ id: post.id, title: 'Trays', as: 'trash' }]);
    await desk.restore(post.id);
    await desk.change(post.id, { featuredImage: null });
    expect(await uses()).toEqual([{ id: post.id, title: 'Trays', as: 'version' }]);
    expect((await remove()).status).toBe(409);
    await once(sql`delete from blog_posts where id = ${post.id}::uuid`);
    expect(await inLibrary()).toMatchObject({ usedIn: [], description: null });
    expect((await remove()).status).toBe(204);
  });

  it('finds a picture by its description or its post, whatever signs are in the search', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    await desk.created({
      title: `Gums ${mark}`,
      content: `<p><img src="${path()}" alt="A child &quot;flosses&quot; 100% ${mark}"></p>`,
    });
    const find = async (words: string) => (await library(`?q=${encodeURIComponent(words)}`)).length;
    expect((await inLibrary(`?q=gums ${mark}`))?.description).toBe(`A child "flosses" 100% ${mark}`);
    expect(await find(`100% ${mark}`)).toBe(1);
    expect(await find(`1000 ${mark}`)).toBe(0);
    expect(await find(`_ums ${mark}`)).toBe(0);
  });
});

async function historyOf(post: string): Promise<RevisionSummary[]> {
  const answer = await call(revisions, `/api/admin/blog-posts/${post}/revisions`, {
    params: { id: post },
    headers,
  });
  return (await answer.json()) as RevisionSummary[];
}

describe('versions', () => {
  it('say for when they were scheduled, also when nothing but the time changed', async () => {
    const { id: post } = await desk.created({ published: true, publishAt: '2099-05-01T12:00:00Z' });
    await desk.change(post, { publishAt: '2099-06-01T12:00:00Z' });
    expect((await historyOf(post)).map(({ published, publishAt }) => [published, publishAt])).toEqual([
      [true, '2099-06-01T12:00:00.000Z'],
      [true, '2099-05-01T12:00:00.000Z'],
    ]);
  });
});

describe('undo of the trash', () => {
  const asUndo = { undo: true };

  it('puts back what was: published, scheduled or a draft', async () => {
    for (const [fields, state] of [
      [{ published: true }, 'published'],
      [{ published: true, publishAt: '2099-05-01T12:00:00Z' }, 'scheduled'],
      [{}, 'draft'],
    ] as const) {
      const post = await desk.created(fields);
      await desk.trash(post.id);
      const answer = await desk.restore(post.id, asUndo);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ state, slug: post.slug, publishAt: post.publishAt });
    }
  });

  it('gives a draft after a minute, and without being asked for', async () => {
    const post = await desk.created({ published: true });
    await desk.trash(post.id);
    expect(await (await desk.restore(post.id)).json()).toMatchObject({ state: 'draft' });
    await desk.change(post.id, { published: true });
    await desk.trash(post.id);
    await once(
      sql`update blog_posts set deleted_at = deleted_at - interval '61 seconds' where id = ${post.id}::uuid`,
    );
    expect(await (await desk.restore(post.id, asUndo)).json()).toMatchObject({ state: 'draft' });
  });

  it('numbers a slug that was taken meanwhile, and refuses what is no undo', async () => {
    const post = await desk.created({ slug: 'mouthguards', published: true });
    await desk.trash(post.id);
    await desk.created({ slug: 'mouthguards' });
    expect((await desk.restore(post.id, { undo: 'yes' })).status).toBe(400);
    expect(await (await desk.restore(post.id, asUndo)).json()).toMatchObject({
      state: 'published',
      slug: 'mouthguards-2',
    });
  });
});
