import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';

test.use({ expectedNoise: /^Failed to load resource: .* 404/ });

test('what the blog has not, and what a search finds, are for everyone @phone', async ({ page }) => {
  for (const [path, heading] of [
    ['/blog/category/nowhere', 'Category Not Found'],
    ['/blog/nowhere', 'Blog Post Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.goto('/search?q=implant');
  await expect(page.getByRole('status')).toHaveText(/results for “implant”/);
  await expectAccessible(page, 'found');
});
