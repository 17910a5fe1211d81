import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

const paths = [
  '/about',
  '/services',
  '/preventative-dentistry',
  '/restorative-dentistry',
  '/cosmetic-dentistry',
  '/dental-implants',
  '/sedation-dentistry',
  '/contact',
  '/new-patients',
  '/gallery',
  '/financial',
  '/privacy',
  '/accessibility',
];

for (const path of paths) {
  test(`${path} fits 320 pixels @phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

for (const id of ['payment-plans', 'insurance', 'promotions']) {
  test(`axe finds nothing with the tab ${id} chosen @phone`, async ({ page }) => {
    await page.goto(`/financial#${id}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', `#${id}`);
    await expectNoViolations(page);
  });
}

test('axe finds nothing with a member’s story open @phone', async ({ page }) => {
  await page.goto('/about#member-1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing with all answers open @phone', async ({ page }) => {
  await page.goto('/sedation-dentistry');
  for (const summary of await page.locator('main details summary').all()) {
    if ((await summary.locator('..').getAttribute('open')) === null) await summary.click();
  }
  await expectNoViolations(page);
});

test('axe finds nothing in the grid and in the enlarged view of the gallery @phone', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.locator('[data-gallery][data-ready]')).toBeAttached();
  await page.getByRole('button', { name: 'Grid' }).click();
  await expectNoViolations(page);
  await page
    .getByRole('button', { name: /Enlarge the picture after treatment$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});
