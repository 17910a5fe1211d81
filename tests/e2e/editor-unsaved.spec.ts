import { type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { content, newTitle, openDesk, openForEditing, saved, title } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

async function keptNew(page: Page): Promise<string | undefined> {
  const answer = await page.request.get('/api/admin/working-copies/new');
  return ((await answer.json()) as { mine: { fields: { title: string } } | null }).mine?.fields.title;
}

async function postThere(page: Page, about: string): Promise<string> {
  const name = newTitle(about);
  await page.request.post('/api/admin/blog-posts', { data: { title: name, content: '<p>As it was</p>' } });
  await page.reload();
  await expect(content(page)).toBeVisible();
  return name;
}

test('a new post that is half written is there again after another one was looked at', async ({ page }) => {
  await openDesk(page);
  const other = await postThere(page, 'Looked at');
  await title(page).fill('Half a thought');
  await content(page).fill('about gums');
  // At once, before anything is saved by itself.
  await openForEditing(page, other);
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  await expect(title(page)).toHaveValue('Half a thought');
  await expect(content(page)).toHaveText('about gums');
  await title(page).press('End');
  await page.keyboard.type('!');
  await expect(saved(page)).toBeVisible();
  expect(await keptNew(page)).toBe('Half a thought!');
});

test('what is put away can be brought back, and what was written meanwhile with it', async ({ page }) => {
  const editor = await openDesk(page);
  await title(page).fill('First');
  await content(page).fill('the first text');
  await expect(saved(page)).toBeVisible();
  await openDesk(page, editor);
  await page.getByRole('button', { name: 'Start with an empty form' }).click();
  await expect(title(page)).toHaveValue('');
  await expect(page.getByText('Your text First was put away.')).toBeVisible();
  await expectAccessible(page, 'put away');
  await title(page).fill('Second');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(title(page)).toHaveValue('First');
  await expect(content(page)).toHaveText('the first text');
  await expect(saved(page)).toBeVisible();
  expect(await keptNew(page)).toBe('First');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(title(page)).toHaveValue('Second');
});

test('Cancel Edit and Discard give changes back when asked', async ({ page }) => {
  await openDesk(page);
  const name = await postThere(page, 'Changed');
  await openForEditing(page, name);
  await content(page).fill('Changed my mind');
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  await expect(content(page)).toHaveText('Changed my mind');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click();
  await expect(content(page)).toHaveText('As it was');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(content(page)).toHaveText('Changed my mind');
});
