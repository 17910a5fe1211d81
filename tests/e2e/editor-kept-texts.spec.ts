import { withRealListsAndCode } from '#contracts/real-lists.ts';
import { content, letIn, newEditor, newTitle, openForEditing, title } from '../support/desk.ts';
import { editorHtml, openPost } from '../support/editor.ts';
import { expect, test } from '../support/policy.ts';

const item = (text: string, kind: string, indent = 0) =>
  `<li data-list="${kind}"${indent ? ` class="ql-indent-${indent}"` : ''}>${text}</li>`;
const codeLine = (text: string) => `<div class="ql-code-block">${text}</div>`;
const formerly =
  `<p>Before</p><ol>${item('a', 'bullet')}${item('<strong>b</strong>', 'bullet', 1)}${item('c', 'ordered', 2)}` +
  `${item('d', 'bullet')}${item('1', 'ordered')}${item('done', 'checked')}${item('<br>', 'unchecked')}</ol>` +
  `<div class="ql-code-block-container">${codeLine('a &lt; b {')}${codeLine('<br>')}${codeLine('  c')}${codeLine('<br>')}</div>` +
  '<p>After</p>';

test('a text kept before lists and code were real opens in the editor as it did', async ({ page }) => {
  await letIn(page.context(), await newEditor());
  const later = newTitle('Kept unchanged');
  const made = await page.request.post('/api/admin/blog-posts', {
    data: { title: later, content: '<p>Words</p>' },
  });
  const other = (await made.json()) as { id: string };
  const id = await openPost(page, { title: newTitle('Kept'), content: formerly });
  await expect(content(page)).toContainText('After');
  expect((await editorHtml(page)).replace(' spellcheck="false"', '')).toBe(formerly);

  const answer = await page.request.get(`/api/admin/blog-posts/${id}`);
  const post = (await answer.json()) as { content: string };
  expect(post.content).toBe(withRealListsAndCode(formerly));
  await page.route(`**/api/admin/blog-posts/${other.id}`, (route) =>
    route.fulfill({ json: { ...other, content: formerly } }),
  );
  await openForEditing(page, later);
  await expect(title(page)).toHaveValue(later);
  await expect(content(page)).toContainText('After');
  expect((await editorHtml(page)).replace(' spellcheck="false"', '')).toBe(formerly);
});
