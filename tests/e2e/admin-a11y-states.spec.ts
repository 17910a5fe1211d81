import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  content,
  createPost,
  newTitle,
  openDesk,
  openForEditing,
  row,
  saved,
  title,
  toast,
  tool,
} from '../support/desk.ts';

const picture = 'src/assets/images/share/share.png';
const featuredImage = (page: Page) => page.getByLabel('Featured image', { exact: true });

test('axe finds nothing while two people edit one post, in the history, and when text is back', async ({
  page,
}) => {
  test.slow();
  const editor = await openDesk(page);
  const name = newTitle('Shared');
  const id = await createPost(page, name, 'The first text');
  await openForEditing(page, name);
  const change = await page.request.put(`/api/admin/blog-posts/${id}`, {
    data: { title: `${name} by a colleague`, content: '<h2>Their heading</h2><p>Their text</p>' },
  });
  expect(change.status()).toBe(200);
  await content(page).fill('My text');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByRole('dialog', { name: 'Somebody else changed this post' })).toContainText(
    'Their text',
  );
  await expectAccessible(page, 'conflict');
  await page.getByRole('button', { name: 'Back to my text' }).click();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history
    .getByRole('button', { name: new RegExp(editor.email) })
    .first()
    .click();
  await expect(history.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  await expectAccessible(page, 'history, comparing');
  await page.keyboard.press('Escape');

  await expect(saved(page)).toBeVisible();
  await openDesk(page, editor);
  await openForEditing(page, `${name} by a colleague`);
  await expect(page.getByText(/Your unsaved text from .* is back/)).toBeVisible();
  await expectAccessible(page, 'restored text');
});

test('axe finds nothing when the session or the line is gone', async ({ page, context }) => {
  await openDesk(page);
  await title(page).fill('On the train');
  await context.setOffline(true);
  await content(page).fill('written in a tunnel');
  await expect(page.getByText(/Not saved yet: no connection/)).toBeVisible();
  await expectAccessible(page, 'not saved');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();

  await page.request.post('/api/admin/logout');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'sign in again');
  await dialog.getByLabel('Password').fill('not the password at all');
  await dialog.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password');
  await expectAccessible(page, 'sign in again, refused');
});

test('axe finds nothing in what is wrong: findings, an upload, a link, a picture without a file', async ({
  page,
}) => {
  test.slow();
  await openDesk(page);
  await title(page).fill(newTitle('Painless visits'));
  await content(page).fill('Our work is guaranteed.');
  await page.getByLabel('Published').check();
  await expect(page.getByText('“guaranteed” is a claim a dental board may object to.')).toBeVisible();
  await expectAccessible(page, 'findings');

  const upload = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/upload-image', async (route) => {
    await upload.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await featuredImage(page).setInputFiles(picture);
  await expect(page.getByText('Uploading image...').first()).toBeVisible();
  await expectAccessible(page, 'uploading');
  upload.resolve(undefined);
  await expect(page.locator('form')).toContainText('Failed to upload image');
  await expect(toast(page)).toContainText('Failed to upload image');
  await expectAccessible(page, 'upload failed');

  await page.unrouteAll();
  await featuredImage(page).setInputFiles(picture);
  await expect(page.getByRole('img', { name: /^Featured image/ })).toBeVisible();
  await page.getByLabel('Image alt text').fill('');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page)).toContainText('The featured image has no alt text.');
  await expectAccessible(page, 'no alt text');

  await tool(page, 'Link').click();
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.getByRole('dialog').getByRole('button', { name: 'Add link' }).click();
  await expect(page.getByRole('dialog')).toContainText('Please give a web address');
  await expectAccessible(page, 'link refused');
  await page.keyboard.press('Escape');
  await tool(page, 'Image').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add image' }).click();
  await expect(page.getByRole('dialog')).toContainText('Choose an image to upload.');
  await expectAccessible(page, 'no picture chosen');
});

test('axe finds nothing with a post in the trash, its Undo, and a search without a match', async ({
  page,
}) => {
  await openDesk(page);
  const name = newTitle('Thrown away');
  await createPost(page, name, 'Words');
  await page.getByRole('button', { name: `Move ${name} to the trash` }).click();
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByLabel('Show').selectOption('trash');
  await expect(row(page, name)).toContainText('In trash');
  await expectAccessible(page, 'trash, with Undo');
  await page.getByLabel('Search posts').fill(`${name} and nothing`);
  await expect(page.getByText('No post matches.')).toBeVisible();
  await expectAccessible(page, 'no match');
});
