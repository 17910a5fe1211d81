import { expect, test } from 'playwright/test';
import { createPost, newTitle, openDesk, row, toast } from '../support/desk.ts';

test.describe('the list of posts', () => {
  test('says when there is none yet, and when it cannot be read', async ({ page }) => {
    await page.route(/\/api\/admin\/blog-posts(\?|$)/, (route) => route.fulfill({ json: [] }));
    await openDesk(page);
    await expect(page.getByText('No blog posts yet')).toBeVisible();
    await expect(page.getByText('Create your first blog post using the form above.')).toBeVisible();
    await page.route(/\/api\/admin\/blog-posts(\?|$)/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(page.getByText('Failed to load posts')).toBeVisible();
  });

  test('shows title, address, state and last change, with Edit and View', async ({ page }) => {
    await openDesk(page);
    const name = newTitle('A row');
    await createPost(page, name, 'Words');
    const post = row(page, name);
    await expect(post).toContainText(/\/a-row-/);
    await expect(post).toContainText('Draft');
    await expect(post).toContainText(/Updated [A-Z][a-z]+ \d{1,2}, \d{4}/);
    const view = post.getByRole('link', { name: 'View' });
    await expect(view).toHaveAttribute('target', '_blank');
    await expect(view).toHaveAttribute('href', /^\/blog\/a-row-/);
  });

  test('finds a post by a word, by its state, and brings it back from the trash', async ({ page }) => {
    test.slow();
    await openDesk(page);
    const name = newTitle('Orthodontia');
    await createPost(page, name, 'Words');
    await page.getByLabel('Search posts').fill(name);
    await expect(row(page, name)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Blog Posts' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: `Move ${name} to the trash` }).click();
    await expect(row(page, name)).toHaveCount(0);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, name)).toContainText('Draft');
    await page.getByRole('button', { name: `Move ${name} to the trash` }).click();
    await page.getByLabel('Show').selectOption('trash');
    await expect(row(page, name)).toContainText('In trash');
    // It stays while the pointer rests on it, and may lie over the row.
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(row(page, name)).toHaveCount(0);
  });

  test('is sorted over all posts, also over those of the next pages', async ({ page }) => {
    test.slow();
    await openDesk(page);
    const name = newTitle('Many');
    for (let number = 52; number >= 1; number--) {
      const answer = await page.request.post('/api/admin/blog-posts', {
        data: { title: `${name} ${String(number).padStart(2, '0')}`, content: '<p>Words</p>' },
      });
      expect(answer.status()).toBe(201);
    }
    await page.getByLabel('Search posts').fill(name);
    const rows = page.getByRole('region', { name: 'Blog Posts' }).getByRole('listitem');
    await expect(rows).toHaveCount(50);
    await expect(rows.first()).toContainText(`${name} 01`);
    await page.getByLabel('Sort by').selectOption('Oldest change');
    await expect(rows.first()).toContainText(`${name} 52`);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText(`${name} 01`);
    await page.getByLabel('Sort by').selectOption('Title');
    await expect(rows).toHaveCount(50);
    await expect(rows.first()).toContainText(`${name} 01`);
    await expect(rows.last()).toContainText(`${name} 50`);
  });
});
