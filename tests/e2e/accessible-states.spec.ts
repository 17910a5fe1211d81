import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';

test('the drawer is for everyone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'drawer');
});

test('toasts and the booking dialog are for everyone @phone', async ({ page }) => {
  await page.goto('/');
  for (const variant of ['default', 'destructive']) {
    await page.evaluate(
      (detail) => void document.dispatchEvent(new CustomEvent('practice:toast', { detail })),
      { title: 'A title', description: `A ${variant} description`, variant },
    );
    await expect(page.getByText(`A ${variant} description`).first()).toBeVisible();
    await expectAccessible(page, `${variant} toast`);
  }
  await page.getByRole('button', { name: 'Schedule Your Experience' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Appointment' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Loading booking system...')).toBeHidden();
  await expectAccessible(page, 'booking dialog');
});

test('every tab of the financial page is for everyone @phone', async ({ page }) => {
  for (const id of ['payment-plans', 'insurance', 'promotions']) {
    await page.goto(`/financial#${id}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', `#${id}`);
    await expectAccessible(page, id);
  }
});

test('a member’s story is for everyone @phone', async ({ page }) => {
  await page.goto('/about#member-1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'story');
});

test('all answers open are for everyone @phone', async ({ page }) => {
  await page.goto('/sedation-dentistry');
  const closed = page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  expect(await page.locator('main details[open]').count()).toBeGreaterThan(1);
  await expectAccessible(page, 'answers');
});

test('the grid and the enlarged view of the gallery are for everyone @phone', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.locator('[data-gallery][data-ready]')).toBeAttached();
  await page.getByRole('button', { name: 'Grid' }).click();
  await expectAccessible(page, 'grid');
  await page
    .getByRole('button', { name: /Enlarge the picture after treatment$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'enlarged');
});

test.describe(() => {
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
});
