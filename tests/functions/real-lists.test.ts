import { expect, it } from 'vitest';
import { withRealListsAndCode } from '#contracts/real-lists.ts';
import { sanitizePostHtml } from '#server/domain/posts/sanitize-post-html.ts';
import workingCopy from '../../netlify/functions/admin-working-copy.ts';
import { makeListsReal } from '../../scripts/database/real-lists.ts';
import { call } from '../support/call.ts';
import { asPost, postsDesk, readPost } from '../support/posts.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

const item = (text: string, kind: string, classes = '') =>
  `<li data-list="${kind}"${classes && ` class="${classes}"`}>${text}</li>`;
/** As the editor's own kind of text stood in the store. */
const formerly = [
  `<p>Before</p><ol>${item('a', 'bullet')}${item('b', 'bullet', 'ql-indent-1')}${item('c', 'ordered', 'ql-indent-2')}</ol>`,
  `<ol>${item('<strong>1</strong> &amp; <a href="/x">x</a>', 'ordered', 'ql-align-center')}${item('not yet', 'unchecked')}</ol>`,
  '<div class="ql-code-block-container"><div class="ql-code-block" data-language="plain">a &lt; b</div><div class="ql-code-block"><br></div></div>',
  `<ol>${item('<br>', 'bullet')}</ol><table><tbody><tr><td data-row="r">1</td></tr></tbody></table><ul><li>real</li></ul>`,
  '<p>No list &amp; no code: data-list="bullet"</p>',
  '<ol><li data-list="bullet">a<ol><li>real</li></ol></li></ol>',
];
/** What a page made of it at every read. */
const asRead = (html: string) => withRealListsAndCode(sanitizePostHtml(html));

it('turns kept lists into real ones: the same pages, no new version, time or line of the log; twice is once', async () => {
  const desk = await postsDesk();
  const ada = await signedIn();
  const post = await desk.created({ published: true });
  const others = formerly.map((_, index) => ({ id: crypto.randomUUID(), slug: `kept-${index}` }));
  for (const [index, { id, slug }] of others.entries())
    await sql('insert into blog_posts (id, title, slug, content, published) values ($1, $2, $2, $3, true)', [
      id,
      slug,
      formerly[index],
    ]);
  const nothing = { slug: '', excerpt: '', featuredImage: '', imageAlt: '', category: '', publishAt: '' };
  const fields = { ...nothing, title: 'Mine', content: formerly[0], published: false };
  await sql(
    `insert into working_copies (admin_id, post_key, fields, writer, sequence) values ($1, $2, $3::jsonb, 'w', 1)`,
    [ada.id, post.id, JSON.stringify(fields)],
  );
  await sql('update post_revisions set content = $2 where post_id = $1', [post.id, formerly[1]]);
  const everythingElse = () =>
    sql(`select (select json_agg(to_jsonb(p) - 'content' - 'search' order by id) from blog_posts p) as posts,
      (select json_agg(to_jsonb(r) - 'content' order by id) from post_revisions r) as revisions,
      (select json_agg(to_jsonb(w) - 'fields' || jsonb_build_object('title', fields->'title')) from working_copies w) as copies,
      (select count(*) from audit_log) as acts`);
  await sql(`delete from schema_migrations where name = 'real-lists'`);
  const before = await everythingElse();

  expect(await makeListsReal()).toBeGreaterThan(formerly.length);

  expect(await everythingElse()).toEqual(before);
  for (const [index, { id, slug }] of others.entries()) {
    expect((await asPost(await readPost(slug))).content).toBe(asRead(formerly[index] ?? ''));
    const [stored] = await sql(
      'select p.content, r.content as first from blog_posts p join post_revisions r on post_id = p.id where p.id = $1',
      [id],
    );
    expect(stored).toEqual({ content: asRead(formerly[index] ?? ''), first: asRead(formerly[index] ?? '') });
  }
  const [revision] = await sql('select content from post_revisions where post_id = $1', [post.id]);
  expect(revision?.['content']).toBe(asRead(formerly[1] ?? ''));
  const mine = await call(workingCopy, `/api/admin/working-copies/${post.id}`, {
    params: { key: post.id },
    headers: ada.headers,
  });
  expect(await mine.json()).toMatchObject({
    mine: { fields: { ...fields, content: asRead(formerly[0] ?? '') } },
  });

  // Code that was still live kept one more: the next run finds it, and the one after notes that there is nothing left.
  await sql('update post_revisions set content = $2 where post_id = $1', [post.id, formerly[2]]);
  expect([await makeListsReal(), await makeListsReal()]).toEqual([1, 0]);
  expect(await sql(`select name from schema_migrations where name = 'real-lists'`)).toHaveLength(1);
});
