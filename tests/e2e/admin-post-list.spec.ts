import { expectAccessible } from '../support/axe.ts';
import { createPost, newTitle, openDesk, openForEditing, row, toast } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';
import { sql } from '../support/sql.ts';

const list = /\/api\/admin\/blog-posts(\?|$)/;

test.describe('the list of posts', () => {
  test('shows what a post is, a draft in a tab of its own, finds it by a word and by its state, and brings it back from the trash', async ({
    page,
  }) => {
    await openDesk(page);
    const name = newTitle('Orthodontia');
    await createPost(page, name, 'Words');
    const post = row(page, name);
    await expect(post).toContainText(/\/orthodontia-/);
    await expect(post).toContainText('Draft');
    await expect(post).toContainText(/Updated [A-Z][a-z]+ \d{1,2}, \d{4}/);
    const view = post.getByRole('link', { name: 'View' });
    await expect(view).toHaveAttribute('target', '_blank');
    await expect(view).toHaveAttribute('href', /^\/blog\/orthodontia-/);
    const opened = page.waitForEvent('popup');
    await view.click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(tab.getByRole('note')).toHaveText(
      'Preview: this page is not public. The link works for one hour.',
    );
    await tab.close();

    await page.getByLabel('Search posts').fill(name);
    await expect(post).toBeVisible();
    await expect(page.getByRole('region', { name: 'Blog Posts' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: `Move ${name} to the trash` }).click();
    await expect(post).toHaveCount(0);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(post).toContainText('Draft');
    // Whoever pressed Undo is still in it, so it does not go by itself.
    await toast(page).getByText('The post is back').waitFor();
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: `Move ${name} to the trash` }).click();
    // It stays while the pointer rests on it, and may lie over the row.
    await toast(page).getByRole('button', { name: 'Undo' }).hover();
    await page.getByLabel('Show').selectOption('trash');
    await expect(post).toContainText('In trash');
    await expectAccessible(page, 'trash, with Undo');
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(post).toHaveCount(0);
    await page.getByLabel('Search posts').fill(`${name} and nothing`);
    await expect(page.getByText('No post matches.')).toBeVisible();
    await expectAccessible(page, 'no match');
  });

  test('is narrowed to a category at its own address, sorted over all its pages, and says when there is none or it cannot be read', async ({
    page,
  }) => {
    await page.route(list, (route) => route.fulfill({ json: [] }));
    await openDesk(page);
    await expect(page.getByText('No blog posts yet')).toBeVisible();
    await expect(page.getByText('Create your first blog post using the form above.')).toBeVisible();
    await page.unroute(list);

    const [name, other, many] = [newTitle('Sealants'), newTitle('Unfiled'), newTitle('Many')];
    await page.getByLabel('Category', { exact: true }).selectOption('Prevention');
    await createPost(page, name, 'Words');
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('');
    await createPost(page, other, 'Words');
    await expect(row(page, name)).toContainText('Prevention');
    await page.getByLabel('In category').selectOption('Prevention');
    await expect(row(page, other)).toHaveCount(0);
    await page.reload();
    await expect(row(page, name)).toBeVisible();
    await expect(row(page, other)).toHaveCount(0);
    await page.getByLabel('In category').selectOption('None');
    await expect(row(page, other)).toBeVisible();
    await expect(row(page, name)).toHaveCount(0);
    await page.getByLabel('In category').selectOption('All');
    await openForEditing(page, name);
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('prevention');

    await sql(
      `insert into blog_posts (title, slug, content, created_at, updated_at)
       select $1 || ' ' || lpad(n::text, 2, '0'), $2 || n, '<p>Words</p>', now() - n * interval '1 s', now() - n * interval '1 s'
       from generate_series(1, 52) n`,
      [many, crypto.randomUUID()],
    );
    await page.getByLabel('Search posts').fill(many);
    const rows = page.getByRole('region', { name: 'Blog Posts' }).getByRole('listitem');
    await expect(rows).toHaveCount(50);
    await expect(rows.first()).toContainText(`${many} 01`);
    await page.getByLabel('Sort by').selectOption('Oldest change');
    await expect(rows.first()).toContainText(`${many} 52`);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText(`${many} 01`);
    await page.getByLabel('Sort by').selectOption('Title');
    await expect(rows).toHaveCount(50);
    await expect(rows.first()).toContainText(`${many} 01`);
    await expect(rows.last()).toContainText(`${many} 50`);

    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(page.getByText('Failed to load posts')).toBeVisible();
  });
});
