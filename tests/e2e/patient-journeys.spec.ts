import { type Locator, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';
import { fillAppointment, formOn, sendButton } from '../support/patient-form.ts';
import { bar, closedHour, openHour, smallPhone } from '../support/way-in.ts';

/** What somebody on a phone came for, and in how many taps they have it. Scrolling and reading cost none. */
test.use({ viewport: smallPhone });

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

/** One tap on the first screen leads to advice and a number. */
async function tapForHelp({ tap, taps }: Awaited<ReturnType<typeof arrive>>, page: Page, number: string) {
  const call = bar(page).locator('a[href^="tel:"]:visible');
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', number);
  const help = page.getByRole('link', { name: /^In pain\? What to do now/ });
  await expect(help).toBeInViewport({ ratio: 1 });
  await tap(help);
  await expect(page).toHaveURL(/\/contact#emergency$/);
  const block = page.getByRole('region', { name: 'In pain right now?' });
  await expect(block.getByRole('heading', { name: 'In pain right now?' })).toBeInViewport();
  await expect(block.getByText('A tooth is knocked out')).toBeVisible();
  await expect(block.locator(`a[href="${number}"]`).first()).toBeInViewport({ ratio: 1 });
  expect(taps()).toBe(1);
  return block;
}

test('a tooth broke, by day: the office is open, its number is one tap away, and so is advice, before everything else', async ({
  page,
}) => {
  const arrival = await arrive(page);
  await expect(bar(page).getByText('Open now until 3:00 PM')).toBeInViewport({ ratio: 1 });
  const block = await tapForHelp(arrival, page, 'tel:+19045550142');
  await expect(block.getByRole('link', { name: /555-0142/ })).toBeInViewport({ ratio: 1 });
  await expect(block.getByRole('link', { name: /555-0177/ })).toBeHidden();
  const headings = await page.locator('main h2').allTextContents();
  expect(headings.map((text) => text.trim()).slice(0, 2)).toEqual([
    'In pain right now?',
    'Samplewater Dental',
  ]);
});

test('a tooth broke, at night: whoever is on call is one tap away, and so is advice', async ({ page }) => {
  const arrival = await arrive(page, closedHour);
  await expect(bar(page)).toContainText('Closed now, opens on Monday at 7:00 AM');
  const call = bar(page).getByRole('link', { name: /call/i });
  await expect(call).toHaveCount(1);
  await expect(call).toHaveAccessibleName('Urgent? Call the dentist on call, (904) 555-0177');
  await expectAccessible(page, 'at night');
  const block = await tapForHelp(arrival, page, 'tel:+19045550177');
  await expect(block.getByRole('link', { name: /555-0177/ })).toBeInViewport({ ratio: 1 });
  await expect(block.getByRole('link', { name: /555-0142/ })).toBeHidden();
  await expectAccessible(page, 'the emergency block at night');
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
  const closed = page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  expect(await page.locator('main details[open]').count()).toBeGreaterThan(1);
  await expectAccessible(page, 'all answers');
});

test('my child, next Tuesday: two taps to a form that says so, and the desk reads it', async ({ page }) => {
  const { tap, taps } = await arrive(page);
  await tap(page.getByRole('link', { name: /Learn More.*Preventative/ }));
  await tap(page.getByRole('link', { name: 'Request a visit for your child' }));
  expect(taps()).toBe(2);
  const form = formOn(page);
  await expect(form).toHaveAttribute('data-ready', '');
  await expect(form.getByLabel('Who is the visit for?')).toHaveValue('child');
  await form.getByLabel('Preferred date').fill('2027-03-16');
  await expect(form.getByLabel('Preferred date')).toHaveValue('2027-03-16');
  await fillAppointment(form);
  await form.getByLabel('Time of day that suits').selectOption({ label: 'Morning' });
  let sent: unknown;
  await page.route('**/api/appointments', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ status: 201, json: { reference: 'SD-TEST-0009', status: 'pending' } });
  });
  await sendButton(page).click();
  await expect(page.getByText('SD-TEST-0009')).toBeVisible();
  expect(sent).toMatchObject({ visitFor: 'child', timeOfDay: 'morning', service: 'preventative' });
});

test('what to bring: one tap to the list', async ({ page }) => {
  const { tap, taps } = await arrive(page);
  await tap(page.getByRole('link', { name: 'New Patients', exact: true }).locator('visible=true').first());
  await expect(page.getByRole('heading', { name: /bring/i })).toBeVisible();
  expect(taps()).toBe(1);
});
