import { type Page } from 'playwright/test';
import { practice } from '#practice/practice.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Schedule Your Appointment' });

async function open(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto('/about');
  await page
    .getByRole('button', { name: /^Book an appointment/ })
    .first()
    .click();
  await expect(dialogOf(page)).toBeVisible();
}

test('on a phone the dialog is the whole screen, with one scroller and a head that stays', async ({
  page,
}) => {
  await open(page, 390, 664);
  const dialog = dialogOf(page);
  const { width: view } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: view, height: 664 });
  const frame = dialog.locator('iframe');
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: /^Book a visit/ })).toBeVisible();
  expect((await frame.boundingBox())?.height).toBeGreaterThan(420);
  // The frame's own page scrolls; neither the dialog nor anything around the frame does.
  const scrollers = await dialog.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('*')].filter(
        (box) =>
          box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
      ).length,
  );
  expect(scrollers).toBe(0);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Open in New Tab' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('Having trouble?')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the booking dialog on a phone');
});

test('at 400 % zoom the head takes less than a quarter', async ({ page }) => {
  await open(page, 320, 225);
  const frame = await dialogOf(page).locator('iframe').boundingBox();
  expect(frame?.height).toBeGreaterThanOrEqual(165);
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('between the spinner and the rescue a line says that it is still loading, with the number', async ({
  page,
}) => {
  await page.route('**/demo/booking', () => undefined);
  await page.clock.install();
  await page.goto('/about');
  await page.clock.pauseAt(Date.now() + 600_000);
  await page
    .getByRole('button', { name: /^Book an appointment/ })
    .first()
    .click();
  const line = dialogOf(page).getByText('Still loading.');
  await expect(dialogOf(page).getByText('Loading booking system...')).toBeVisible();
  await expect(line).toBeHidden();
  await page.clock.runFor(1_600);
  await expect(line).toBeVisible();
  await expect(line.getByRole('link', { name: practice.phone.display })).toHaveAttribute('href', /^tel:/);
  await page.clock.runFor(4_500);
  await expect(line).toBeHidden();
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
});

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
