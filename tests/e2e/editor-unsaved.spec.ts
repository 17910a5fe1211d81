import { type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  content,
  letIn,
  newEditor,
  newTitle,
  openDesk,
  openForEditing,
  saved,
  showDesk,
  storedContent,
  title,
} from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

async function keptNew(page: Page): Promise<string | undefined> {
  const answer = await page.request.get('/api/admin/working-copies/new');
  return ((await answer.json()) as { mine: { fields: { title: string } } | null }).mine?.fields.title;
}

/** The desk of somebody new, with a post in its list. */
async function deskWithPost(page: Page, about: string): Promise<{ id: string; name: string }> {
  await letIn(page.context(), await newEditor());
  const name = newTitle(about);
  const made = await page.request.post('/api/admin/blog-posts', {
    data: { title: name, content: '<p>As it was</p>' },
  });
  const { id } = (await made.json()) as { id: string };
  await showDesk(page);
  return { id, name };
}

test('a new post that is half written is there again after another one was looked at', async ({ page }) => {
  const { name: other } = await deskWithPost(page, 'Looked at');
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

test('a killed tab loses nothing that was marked as saved; what is put away can be brought back, and what was written meanwhile with it', async ({
  page,
  context,
}) => {
  await openDesk(page);
  await title(page).fill('First');
  await content(page).fill('the first text');
  await expect(saved(page)).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await showDesk(next);
  await expect(title(next)).toHaveValue('First');
  await expect(content(next)).toHaveText('the first text');
  await expect(next.getByText(/Your unsaved text from \d{1,2}:\d\d\s[AP]M is back\./)).toBeVisible();
  await expectAccessible(next, 'restored text');
  await next.getByRole('button', { name: 'Start with an empty form' }).click();
  await expect(title(next)).toHaveValue('');
  await expect(next.getByText('Your text First was put away.')).toBeVisible();
  await expectAccessible(next, 'put away');
  await title(next).fill('Second');
  await next.getByRole('button', { name: 'Bring it back' }).click();
  await expect(title(next)).toHaveValue('First');
  await expect(content(next)).toHaveText('the first text');
  await expect(saved(next)).toBeVisible();
  expect(await keptNew(next)).toBe('First');
  await next.getByRole('button', { name: 'Bring it back' }).click();
  await expect(title(next)).toHaveValue('Second');
});

test('Cancel Edit and Discard give changes back when asked; until Update is pressed the post stays as it was', async ({
  page,
}) => {
  const { id, name } = await deskWithPost(page, 'Changed');
  await openForEditing(page, name);
  await content(page).fill('Changed my mind');
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  await expect(content(page)).toHaveText('Changed my mind');
  await expect(saved(page)).toBeVisible();
  expect(await storedContent(page, id)).toContain('As it was');
  await page.reload();
  await expect(content(page)).toHaveText('Changed my mind');
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click();
  await expect(content(page)).toHaveText('As it was');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(content(page)).toHaveText('Changed my mind');
});
