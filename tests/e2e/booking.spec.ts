import { type Page } from 'playwright/test';
import { practice } from '#practice/practice.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';
import { isWide } from '../support/viewport.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Schedule Your Appointment' });
const heroButton = (page: Page) => page.getByRole('button', { name: 'Schedule Your Experience' });

test('the dialog holds the provider in a frame with the attributes and sizes of the specification, before an inert page; on a phone it is the whole screen, with one scroller and a head that stays @phone', async ({
  page,
}) => {
  await page.goto('/');
  await heroButton(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Schedule Your Appointment' })).toBeVisible();
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Schedule Appointment');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveJSProperty('allowFullscreen', true);
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: /^Book a visit/ })).toBeVisible();

  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = await dialog.boundingBox();
  const view = await page.evaluate(() => document.documentElement.clientWidth);
  if (isWide(page)) {
    expect((await frame.boundingBox())?.height).toBe(600);
    expect(box?.width).toBeLessThanOrEqual(Math.min(896, width * 0.95) + 0.5);
    expect(box?.width).toBeGreaterThanOrEqual(Math.min(896, view * 0.95) - 16);
    expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 0.5);
  }
  await expect(dialog).toContainText(
    `Having trouble? You can also open this booking page in a new tab or call us at ${practice.phone.display}.`,
  );

  await page.getByRole('link', { name: 'Discover Our Services' }).focus();
  await expect(page.getByRole('link', { name: 'Discover Our Services' })).not.toBeFocused();

  await expect(dialog.getByText('Loading booking system...')).toBeHidden();
  if (!isWide(page)) await fillsSmallScreens(page);
  await expectAccessible(page, 'the booking dialog');
});

async function fillsSmallScreens(page: Page) {
  const dialog = dialogOf(page);
  const frame = dialog.locator('iframe');
  // At 400 % zoom the head takes less than a quarter.
  await page.setViewportSize({ width: 320, height: 225 });
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(165);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 664 });
  const { width: view } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: view, height: 664 });
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
}

test('the spinner goes after 1.5 seconds, then a line says that it is still loading, with the number, and after 6 there are other ways; opened again it is asked for again, and the spinner goes with the load', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/demo/booking', async (route) => {
    await held;
    // The frame that was given up is gone by then.
    await route.continue().catch(() => undefined);
  });
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 600_000);
  await heroButton(page).click();
  const dialog = dialogOf(page);
  const spinner = dialog.getByText('Loading booking system...');
  const line = dialog.getByText('Still loading.');
  await expect(spinner).toBeVisible();
  await expect(line).toBeHidden();
  await page.clock.runFor(1400);
  await expect(spinner).toBeVisible();
  await page.clock.runFor(200);
  await expect(spinner).toBeHidden();
  await expect(line).toBeVisible();
  await expect(line.getByRole('link', { name: practice.phone.display })).toHaveAttribute('href', /^tel:/);
  const trouble = dialog.getByRole('alert');
  await expect(trouble).toBeHidden();
  await page.clock.runFor(4500);
  await expect(line).toBeHidden();
  await expect(trouble).toBeVisible();
  await expect(trouble.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', practice.phone.href);
  await expect(trouble.getByRole('button', { name: 'Open in a new tab' })).toBeVisible();
  await expect(trouble.getByRole('link', { name: 'Send a request' })).toHaveAttribute(
    'href',
    '/contact#request',
  );

  await dialog.getByRole('button', { name: 'Close' }).click();
  await heroButton(page).click();
  await expect(spinner).toBeVisible();
  await expect(trouble).toBeHidden();
  answer();
  await expect(spinner).toBeHidden();
});

test('it closes with its button and with Escape, the focus goes back, and what was typed stays; every schedule button opens the one dialog, and a new tab without opener and referrer closes it @phone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const opener = heroButton(page);
  const dialog = dialogOf(page);
  await opener.click();
  const name = dialog.frameLocator('iframe').getByLabel('Your name');
  await name.fill('Ada');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
  await expect(name).toHaveValue('Ada');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const buttons = page.locator('[data-event="schedule-appointment"]:visible');
  for (let index = 0; index < (await buttons.count()); index += 1) {
    await buttons.nth(index).click();
    await expect(dialog).toHaveCount(1);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  await opener.click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Open in New Tab' }).click(),
  ]);
  await tab.waitForLoadState();
  expect(tab.url()).toMatch(/\/demo\/booking$/);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(dialog).toBeHidden();
});

test('the first click is not lost while the code is still on its way', async ({ page }) => {
  let deliver: () => void = () => undefined;
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/booking-dialog.*\.js/, async (route) => {
    await delivery;
    await route.continue();
  });
  await page.goto('/');
  await heroButton(page).click();
  await expect(heroButton(page)).toHaveAttribute('aria-busy', 'true');
  deliver();
  await expect(dialogOf(page)).toBeVisible();
});

test('if the code cannot come at all, the click leads to the booking page', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.route(/booking-dialog.*\.js/, (route) => route.abort());
  await page.goto('/');
  await heroButton(page).click();
  await expect(page).toHaveURL(/\/demo\/booking$/);
  await page.close();
});
