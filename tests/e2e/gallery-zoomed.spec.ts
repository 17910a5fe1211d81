import { expect, test } from '../support/page-errors.ts';

test('the enlarged pictures of the gallery use the width at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('/gallery');
  await expect(page.locator('[data-gallery][data-ready]')).toBeAttached();
  await page
    .getByRole('button', { name: /Enlarge the picture after treatment$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  expect((await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(290);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});
