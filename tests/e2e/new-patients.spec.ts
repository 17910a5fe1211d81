import { expect, test } from '../support/policy.ts';

test('the page has the contact information and the form, in a new tab or here, where it loads when it comes near and its overlay goes with the load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/new-patients');
  const overlay = page.getByText('Loading booking system...');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(overlay).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'New Patients Welcome' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Jacksonville, FL').first()).toBeVisible();
  await expect(main.getByText('7:00 AM-3:00 PM').first()).toBeVisible();
  const newTab = main.getByRole('link', { name: /^Open in New Tab/ });
  await expect(newTab).toHaveAttribute('target', '_blank');
  await expect(newTab).toHaveAttribute('rel', 'noopener noreferrer');
  const fallback = main.getByText('Having trouble with the form?');
  await expect(fallback.getByRole('link', { name: /\(904\)/ })).toHaveAttribute('href', /^tel:/);
  await expect(fallback.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  for (const name of ['Your first visit', 'What to bring']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }

  await page.getByRole('heading', { name: 'Your first visit' }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe[title="Schedule Appointment"]')).toBeVisible();
  await expect(overlay).toBeHidden();
});

test('the overlay goes after 1.5 seconds, and after 6 other ways are offered', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-06-01T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-06-01T12:00:01Z'));
  await page.route('**/demo/booking', () => undefined);
  await page.goto('/new-patients', { waitUntil: 'domcontentloaded' });
  await page.locator('[data-booking-frame]').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.runFor(1400);
  await expect(page.getByText('Loading booking system...')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText('Loading booking system...')).toBeHidden();
  await expect(page.getByText('Book another way')).toBeHidden();
  await page.clock.runFor(4500);
  const panel = page.getByRole('alert');
  await expect(panel.getByText('Book another way')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Send a request' })).toHaveAttribute(
    'href',
    '/contact#request',
  );
  await expect(panel.getByRole('link', { name: 'Open the form in a new tab' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the other ways stand where the form would be', async ({ page }) => {
    await page.goto('/new-patients');
    await expect(page.getByText('Loading booking system...')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open the form in a new tab' })).toBeVisible();
  });
});
