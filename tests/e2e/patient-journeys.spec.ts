import { type Locator, type Page } from 'playwright/test';
import { expect, test } from '../support/page-errors.ts';
import { formOn } from '../support/patient-form.ts';

/** What somebody on a phone came for, and in how many taps they have it. Scrolling and reading cost none. */
test.use({ viewport: { width: 390, height: 664 } });

const openHour = new Date('2027-03-10T17:00:00Z');
const closedHour = new Date('2027-03-14T03:00:00Z');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Reach us' });

/** Goes to the home page and counts the taps from there. */
async function arrive(page: Page, instant = openHour) {
  let taps = 0;
  await page.clock.setFixedTime(instant);
  await page.goto('/');
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    taps: () => taps,
  };
}

for (const [time, instant, number] of [
  ['by day', openHour, 'tel:+19045550142'],
  ['at night', closedHour, 'tel:+19045550177'],
] as const) {
  test(`a tooth broke, ${time}: a number is one tap away, and so is advice`, async ({ page }) => {
    const { tap, taps } = await arrive(page, instant);
    const call = bar(page).locator('a[href^="tel:"]:visible');
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', number);
    await tap(page.getByRole('link', { name: /^In pain\?/ }));
    const block = page.getByRole('region', { name: 'In pain right now?' });
    await expect(block.getByText('A tooth is knocked out')).toBeVisible();
    await expect(block.locator(`a[href="${number}"]`).first()).toBeInViewport({ ratio: 1 });
    expect(taps()).toBe(1);
  });
}

test('is the office open: the first screen says so', async ({ page }) => {
  await arrive(page);
  await expect(bar(page).getByText('Open now until 3:00 PM')).toBeInViewport({ ratio: 1 });
});

test('the price of whitening: one tap to what it costs and how to ask', async ({ page }) => {
  const { tap, taps } = await arrive(page);
  await tap(page.getByRole('link', { name: /Learn More.*Cosmetic/ }));
  const prices = page.getByRole('region', { name: 'What it costs' });
  await expect(prices.getByText(/Whitening/)).toBeVisible();
  await expect(prices).toContainText('Members of our savings plan pay 15% less.');
  await tap(prices.getByRole('link', { name: 'Ask for a Price' }));
  await expect(page).toHaveURL(/\/contact\?topic=price#message$/);
  expect(taps()).toBe(2);
});

test('Delta Dental: two taps to an answer, though it is not on the list', async ({ page }) => {
  const { tap, taps } = await arrive(page);
  await tap(page.getByRole('link', { name: 'Financial Information and Insurance' }));
  await tap(page.getByRole('tab', { name: 'Insurance' }));
  expect(taps()).toBe(2);
  const panel = page.getByRole('tabpanel', { name: 'Insurance' });
  const plan = panel.getByLabel('Do you take my plan?');
  await plan.fill('Delta Dental');
  await expect(panel.getByRole('status')).toContainText(
    '“Delta Dental” is not one of the insurers we accept. You can still come',
  );
  await plan.fill('cigna');
  await expect(panel.getByRole('status')).toContainText('Yes, we accept Cigna.');
  await plan.fill('<img src=x onerror=alert(1)>');
  await expect(panel.getByRole('status')).toContainText('“<img src=x onerror=alert(1)>” is not');
});

test('scared: one tap to what helps', async ({ page }) => {
  const { tap, taps } = await arrive(page);
  await tap(page.getByRole('link', { name: /Learn More.*Sedation/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Sedation Dentistry' })).toBeInViewport();
  await expect(page.getByText('Can I drive home?')).toBeVisible();
  expect(taps()).toBe(1);
});

test('my child, next Tuesday: two taps to a form that says so', async ({ page }) => {
  const { tap, taps } = await arrive(page);
  await tap(page.getByRole('link', { name: /Learn More.*Preventative/ }));
  await tap(page.getByRole('link', { name: 'Request a visit for your child' }));
  expect(taps()).toBe(2);
  const form = formOn(page);
  await expect(form).toHaveAttribute('data-ready', '');
  await expect(form.getByLabel('Who is the visit for?')).toHaveValue('child');
  await form.getByLabel('Preferred date').fill('2027-03-16');
  await expect(form.getByLabel('Preferred date')).toHaveValue('2027-03-16');
});

test('what to bring: one tap to the list', async ({ page }) => {
  const { tap, taps } = await arrive(page);
  await tap(page.getByRole('link', { name: 'New Patients', exact: true }).locator('visible=true').first());
  await expect(page.getByRole('heading', { name: /bring/i })).toBeVisible();
  expect(taps()).toBe(1);
});
