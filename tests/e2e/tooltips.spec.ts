import { expect, test } from '../support/page-errors.ts';

test('a tooltip comes after 700 ms of rest and goes with Escape', async ({ page }) => {
  await page.clock.install();
  await page.goto('/demo/style');
  const button = page.getByRole('button', { name: 'Rest on me' });
  await button.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.hover();
  await page.clock.runFor(690);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole('tooltip')).toHaveText('A tooltip');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
