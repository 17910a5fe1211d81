import {
  content,
  letIn,
  newEditor,
  newTitle,
  openForEditing,
  pressCreate,
  row,
  storedContent,
  title,
  toast,
} from '../support/desk.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/policy.ts';

test('an open post has an address that survives a reload, the way back and another tab', async ({ page }) => {
  await letIn(page.context(), await newEditor());
  const name = newTitle('Rinsing');
  const answer = await page.request.post('/api/admin/blog-posts', {
    data: { title: name, content: '<p>With water.</p>' },
  });
  const { id } = (await answer.json()) as { id: string };
  const path = new RegExp(`/admin/posts/${id}$`);
  const editing = page.getByRole('heading', { name: 'Edit Blog Post' });
  const creating = page.getByRole('heading', { name: 'Create New Blog Post' });

  await page.goto(`/admin/posts/${id}`);
  await expect(editing).toBeVisible();
  await expect(title(page)).toHaveValue(name);
  await expect(row(page, name)).toHaveAttribute('aria-current', 'true');

  // Back and forward keep what was written on either side.
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await expect(creating).toBeVisible();
  await openForEditing(page, name);
  await expect(page).toHaveURL(path);
  await content(page).fill('With salted water.');
  await page.goBack();
  await expect(creating).toBeVisible();
  await expect(title(page)).toHaveValue('');
  await page.goForward();
  await expect(editing).toBeVisible();
  await expect(content(page)).toHaveText('With salted water.');

  await page.getByRole('tab', { name: 'Images' }).click();
  await expect(page).toHaveURL(/\/admin\/images$/);
  await page.getByRole('tab', { name: 'Posts' }).click();
  await expect(page).toHaveURL(path);
  await expect(content(page)).toHaveText('With salted water.');

  await page.reload();
  await expect(content(page)).toHaveText('With salted water.');
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await expect(creating).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);

  await page.goto('/admin/posts/00000000-0000-4000-8000-000000000000');
  await expect(toast(page)).toContainText('Failed to load the post');
  await expect(creating).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);

  // What Today counts is what its line shows.
  await page
    .getByRole('region', { name: 'Today' })
    .getByRole('link', { name: /^\d+ drafts?$/ })
    .click();
  await expect(page).toHaveURL(/\/admin\?show=draft#posts-title$/);
  await expect(page.getByLabel('Show')).toHaveValue('draft');
  await expect(row(page, name)).toContainText('Draft');
});

test('a post that is opened while another is being saved stays open', async ({ page }) => {
  await letIn(page.context(), await newEditor());
  const [first, second] = [newTitle('First'), newTitle('Second')];
  const added = await page.request.post('/api/admin/blog-posts', {
    data: { title: second, content: '<p>Of the evening</p>' },
  });
  const { id: secondId } = (await added.json()) as { id: string };
  await page.goto('/admin');
  const editing = page.getByRole('heading', { name: 'Edit Blog Post' });

  // Created, listed, and the form is on its way back to a new post.
  await title(page).fill(first);
  await content(page).fill('Of the morning');
  const emptied = await holdBack(page, '**/api/admin/working-copies/new', 'GET');
  const id = await pressCreate(page);
  await openForEditing(page, first);
  const isOver = page.waitForRequest('**/api/admin/working-copies');
  emptied.letGo();
  await isOver;
  await expect(page).toHaveURL(new RegExp(`/admin/posts/${id}$`));
  await expect(title(page)).toHaveValue(first);

  // Updated, but slowly.
  await expect(content(page)).toHaveText('Of the morning');
  const saved = await holdBack(page, `**/api/admin/blog-posts/${id}`, 'PUT');
  await content(page).fill('Of noon');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await saved.asked;
  await content(page).fill('Of noon, and after');
  await openForEditing(page, second);
  await expect(title(page)).toHaveValue(second);
  await content(page).fill('Of the night');
  const isSaved = page.waitForRequest('**/api/admin/working-copies');
  saved.letGo();
  await isSaved;
  await expect(toast(page)).toContainText('Post updated');
  await expect(editing).toBeVisible();
  await expect(title(page)).toHaveValue(second);
  await expect(content(page)).toHaveText('Of the night');
  expect(await storedContent(page, id)).toBe('<p>Of noon</p>');

  // Not saved, since somebody else was quicker: said where one is by now, and nothing of it is lost.
  const refused = await holdBack(page, `**/api/admin/blog-posts/${secondId}`, 'PUT');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await refused.asked;
  const change = await page.request.put(`/api/admin/blog-posts/${secondId}`, {
    data: { content: '<p>Of somebody else</p>' },
  });
  expect(change.status()).toBe(200);
  await openForEditing(page, first);
  await expect(title(page)).toHaveValue(first);
  // What was written there after Update is there, yet to be saved.
  await expect(content(page)).toHaveText('Of noon, and after');
  refused.letGo();
  await expect(toast(page)).toContainText(`“${second}” was not saved: somebody else changed it meanwhile.`);
  await expect(title(page)).toHaveValue(first);
  await openForEditing(page, second);
  await expect(content(page)).toHaveText('Of the night');
});

test('what is written while a post is being saved stays, with the post, and is saved by the next press', async ({
  page,
}) => {
  await letIn(page.context(), await newEditor());
  await page.goto('/admin');
  const name = newTitle('Fluoride');
  await title(page).fill(name);
  await content(page).fill('Of the morning');
  const saving = await holdBack(page, '**/api/admin/blog-posts', 'POST');
  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/admin/blog-posts'),
  );
  const isOver = page.waitForRequest('**/api/admin/working-copies');
  await page.getByRole('button', { name: 'Publish' }).click();
  await saving.asked;
  await content(page).press('ControlOrMeta+End');
  await page.keyboard.type(' and noon');
  saving.letGo();
  const { id } = (await (await created).json()) as { id: string };
  await isOver;
  await expect(toast(page)).toContainText('Post created');
  await expect(page.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/posts/${id}$`));
  await expect(content(page)).toHaveText('Of the morning and noon');
  await expect(page.getByLabel('Published', { exact: true })).toBeChecked();
  expect(await storedContent(page, id)).toBe('<p>Of the morning</p>');

  // Still in the text, and it goes on being kept.
  await page.keyboard.type(' and night');
  await page.reload();
  await expect(content(page)).toHaveText('Of the morning and noon and night');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  expect(await storedContent(page, id)).toBe('<p>Of the morning and noon and night</p>');
});
