import type { Page } from 'playwright/test';
import type { Counts } from '#contracts/answers/counts.ts';
import { expectAccessible } from '../support/axe.ts';
import { letIn, newEditor } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

/** As a browser of somebody: one that a program steers says so, and is left out. */
const unsteered = () => Object.defineProperty(navigator, 'webdriver', { get: () => false });

test('views, calls and booking are told, and nothing by who asks not to be tracked', async ({
  page,
  browser,
}) => {
  let told = 0;
  const watch = (watched: Page) =>
    watched.on('request', (request) => (told += Number(request.url().endsWith('/api/counts'))));
  watch(page);
  await page.goto('/about');
  expect(told, 'of a browser that a program steers').toBe(0);

  await page.addInitScript(unsteered);
  await page.goto('/privacy?ref=canary#part');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('main').locator('a[href^="tel:"]').click();
  await page.getByRole('banner').locator('a[data-opens="booking"]').click();
  await expect(page.getByRole('dialog', { name: 'Schedule Your Appointment' })).toBeVisible();
  await expect.poll(() => told).toBe(3);
  expect(await page.context().cookies()).toEqual([]);

  const careful = await browser.newContext();
  await careful.addInitScript(unsteered);
  await careful.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  const carefulPage = await careful.newPage();
  watch(carefulPage);
  await carefulPage.goto('/privacy');
  await expect(carefulPage.locator('html[data-office]')).toBeAttached();
  expect(told).toBe(3);

  await letIn(careful, await newEditor());
  const read = async () => {
    const answer = await careful.request.get('/api/admin/counts');
    return ((await answer.json()) as Counts).pages.find((row) => row.page === '/privacy');
  };
  await expect.poll(read).toEqual({ page: '/privacy', view: 1, call: 1, booking: 1, form: 0 });
  await careful.close();
});

test('an editor sees the weeks as bars and as a table, and what is narrowed down stands in the address @phone', async ({
  page,
}) => {
  // Of a person's browser, which the address says nothing about.
  await page.request.post('/api/counts', {
    data: { page: '/about', kind: 'view' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  await letIn(page.context(), await newEditor());
  await page.goto('/admin/inbox');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  const counts = page.getByRole('region', { name: 'Statistics' });
  await expect(counts.getByRole('rowheader', { name: '/about' })).toBeVisible();
  await expect(counts).toContainText(/Page views, all pages: \d/);

  await counts.getByRole('combobox', { name: 'Page' }).selectOption('/about');
  await expect(page).toHaveURL(/statistics\?page=%2Fabout/);
  await expect(counts).toContainText(/Page views, \/about: [1-9]/);
  await counts.getByText('The same as a table').click();
  const weeks = counts.getByRole('table').first();
  await expect(weeks.getByRole('row')).toHaveCount(13);
  await expect(weeks.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/[1-9]/);
  await expectAccessible(page, 'statistics');

  await counts.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Calls tapped' });
  await counts.getByRole('combobox', { name: 'Time' }).selectOption({ label: 'One year' });
  await page.reload();
  await expect(counts).toContainText(/Calls tapped, \/about: \d/);
  await expect(counts.getByRole('combobox', { name: 'Time' })).toHaveValue('52');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
