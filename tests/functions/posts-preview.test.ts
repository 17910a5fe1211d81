import { beforeAll, describe, expect, it } from 'vitest';
import { sql, once } from '#server/db/client.ts';
import { createPost } from '#server/domain/posts/create-post.ts';
import { makePreviewLink } from '#server/domain/posts/preview-link.ts';
import { findPreview } from '#server/domain/posts/preview-post.ts';
import { listPosts } from '#server/domain/posts/read-posts.ts';
import preview from '../../netlify/functions/admin-blog-post-preview.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';

let id = '';
beforeAll(async () => {
  const creation = await createPost({ title: 'Draft', content: '<p>Secret whitening text</p>' }, null);
  if (creation.outcome === 'created') id = creation.post.id;
});
const queryOf = (url: string) => new URL(url, 'http://localhost').searchParams;

async function linkTo(...of: Parameters<typeof makePreviewLink>): Promise<URLSearchParams> {
  const link = await makePreviewLink(...of);
  if (!link) throw new Error('No link was made.');
  return queryOf(link.url);
}

describe('a preview link', () => {
  it('is made for signed-in staff only, and shows a draft', async () => {
    const path = `/api/admin/blog-posts/${id}/preview`;
    expect((await call(preview, path, { method: 'POST', params: { id } })).status).toBe(401);
    const { headers } = await signedIn();
    const answer = await call(preview, path, { method: 'POST', params: { id }, headers });
    expect(answer.status).toBe(201);
    const { url } = (await answer.json()) as { url: string };
    expect(url).toMatch(new RegExp(`^/blog/preview/${id}\\?`));
    expect(await findPreview(id, queryOf(url))).toMatchObject({ outcome: 'found', post: { title: 'Draft' } });
  });

  it('shows nothing once it is over, changed, or used for another post', async () => {
    expect(await findPreview(id, await linkTo(id, Date.now() - 3_601_000))).toEqual({ outcome: 'unknown' });
    const query = await linkTo(id);
    query.set('expires', String(Number(query.get('expires')) + 60));
    expect(await findPreview(id, query)).toEqual({ outcome: 'unknown' });
    const other = await createPost({ title: 'Other', content: '<p>x</p>' }, null);
    if (other.outcome !== 'created') throw new Error('The other post was not made.');
    expect(await findPreview(other.post.id, await linkTo(id))).toEqual({ outcome: 'unknown' });
    expect(await findPreview(id, new URLSearchParams())).toEqual({ outcome: 'unknown' });
  });
});

describe('revoking previews', () => {
  it('ends every link made so far, and none made afterwards', async () => {
    const { headers } = await signedIn();
    const path = `/api/admin/blog-posts/${id}/preview`;
    const links = [await makePreviewLink(id), await makePreviewLink(id)].map((link) =>
      queryOf(link?.url ?? ''),
    );
    expect((await call(preview, path, { method: 'DELETE', params: { id } })).status).toBe(401);
    expect((await call(preview, path, { method: 'DELETE', params: { id }, headers })).status).toBe(204);
    for (const link of links) expect(await findPreview(id, link)).toEqual({ outcome: 'unknown' });
    const fresh = queryOf((await makePreviewLink(id))?.url ?? '');
    expect(await findPreview(id, fresh)).toMatchObject({ outcome: 'found' });
    const unknown = await call(preview, path, { method: 'DELETE', params: { id: 'nowhere' }, headers });
    expect(unknown.status).toBe(404);
  });
});

describe('searching the blog', () => {
  it('finds the beginnings of words in titles and excerpts of public posts only', async () => {
    const titles = async (search: string) => (await listPosts(null, search)).posts.map(({ title }) => title);
    await createPost({ title: 'Whitening facts', content: '<p>x</p>', published: true }, null);
    await createPost(
      { title: 'Other', excerpt: 'about white teeth', content: '<p>x</p>', published: true },
      null,
    );
    expect(await titles('whit')).toEqual(['Other', 'Whitening facts']);
    expect(await titles('WHITENING')).toEqual(['Whitening facts']);
    expect(await titles('white zzz')).toEqual([]);
    expect(await titles('the')).toEqual([]);
    expect(await titles('"!')).toEqual([]);
    await once(sql`delete from blog_posts`);
  });
});
