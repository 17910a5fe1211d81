import AxeBuilder from '@axe-core/playwright';
import { type Page } from 'playwright/test';
import { expect, test } from '../support/page-errors.ts';
import { routes } from '../support/routes.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

for (const { path } of routes.filter(({ path }) => path !== '/nowhere')) {
  test(`axe finds nothing on ${path} @phone`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
  });
}

test('axe finds nothing with the drawer open @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing with the booking dialog open @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Schedule Your Experience' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Appointment' });
  await expect(dialog.getByText('Loading booking system...')).toBeHidden();
  await expectNoViolations(page);
});

for (const variant of ['default', 'destructive']) {
  test(`axe finds nothing with a ${variant} toast shown @phone`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(
      (detail) => void document.dispatchEvent(new CustomEvent('practice:toast', { detail })),
      { title: 'A title', description: 'A description', variant },
    );
    await expect(page.getByText('A description').first()).toBeVisible();
    await expectNoViolations(page);
  });
}
