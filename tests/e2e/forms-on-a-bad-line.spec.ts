import { type Page } from 'playwright/test';
import {
  fillAppointment,
  fillMessage,
  formOn,
  openForm,
  sendButton,
  toastSaying,
} from '../support/patient-form.ts';
import { expect, test } from '../support/policy.ts';

/** Every run of these tests comes from one address, which may send five at once: answers are played. */
const receipt = { status: 201, json: { reference: 'SD-TEST-0004', status: 'pending' } };

/** Lets the browser take itself for on line, also on a machine without a network: what fails then is the call. */
async function believeInTheLine(page: Page): Promise<void> {
  await page.evaluate(() => void Object.defineProperty(navigator, 'onLine', { value: true }));
}

/** Holds every call until it is let go. */
async function holdCalls(page: Page): Promise<() => void> {
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => (release = () => resolve(undefined)));
  await page.route('**/api/appointments', async (route) => {
    await held;
    await route.fulfill(receipt);
  });
  return () => void release();
}

test('without any answer the form gives up after three tries, in its own words, and keeps everything', async ({
  page,
}) => {
  const form = await openForm(page);
  const email = await fillAppointment(form);
  let tries = 0;
  await page.route('**/api/appointments', (route) => {
    tries += 1;
    return route.abort();
  });
  await believeInTheLine(page);
  await sendButton(page).click();
  await expect(toastSaying(page, 'Error')).toContainText('Failed to submit appointment request');
  await expect(form.getByRole('alert')).toContainText('Nothing you typed is lost.');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Email')).toBeEditable();
  await expect(sendButton(page)).toBeEnabled();
  expect(tries).toBe(3);
});

test('a message without any answer fails in its own words', async ({ page }) => {
  const form = await openForm(page, '/api/contacts');
  await fillMessage(form);
  await page.route('**/api/contacts', (route) => route.abort());
  await believeInTheLine(page);
  await sendButton(page, '/api/contacts').click();
  await expect(toastSaying(page, 'Error')).toContainText('Failed to send your message');
  await expect(form.getByLabel('Message')).toHaveValue('Is there parking?');
});

test('a slow line is spoken of while the answer is on its way, and leaving then is asked about', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openForm(page);
  await fillAppointment(form);
  const asks = () =>
    page.evaluate(() => {
      const leaving = new Event('beforeunload', { cancelable: true });
      return !window.dispatchEvent(leaving);
    });
  expect(await asks()).toBe(false);
  const release = await holdCalls(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Submitting...');
  expect(await asks()).toBe(true);
  await expect(form.getByRole('status')).toBeEmpty();
  // A word typed now would not reach anybody: none is taken.
  await expect(form.getByLabel('Notes')).not.toBeEditable();
  await expect(form.getByLabel('Service')).toHaveJSProperty('inert', true);
  await page.clock.fastForward(4_000);
  await expect(form.getByRole('status')).toHaveText(
    'This is taking longer than usual. Please keep this page open. You can also call us at (904) 555-0142.',
  );
  release();
  await expect(page.getByText('SD-TEST-0004')).toBeVisible();
  expect(await asks()).toBe(false);
});

test('what the server finds wrong stands at its field, and goes once it is mended @phone', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillAppointment(form);
  await form.getByLabel('Phone').fill('904 555 01');
  const message = 'Please enter a phone number we can call.';
  await page.route('**/api/appointments', (route) =>
    route.fulfill({
      status: 400,
      json: { error: message, details: [{ path: ['phone'], message }], requestId: '1' },
    }),
  );
  await sendButton(page).click();
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(message);
  await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Phone').fill('904 555 0100');
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('aria-invalid', 'true');

  // A choice as well, which takes no focus while it is on its way.
  await page.route('**/api/appointments', (route) =>
    route.fulfill({
      status: 400,
      json: { error: 'No such service.', details: [{ path: ['service'], message: 'No such service.' }] },
    }),
  );
  await sendButton(page).click();
  await expect(form.getByLabel('Service')).toBeFocused();
});

test('a step back to the page brings back what was typed', async ({ page }) => {
  const form = await openForm(page);
  const email = await fillAppointment(form);
  await form.getByLabel('Service').selectOption({ label: 'Dental Implants' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy/);
  await page.goBack();
  await formOn(page).scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready', '');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Notes')).toHaveValue('Please call after three.');
  await expect(form.getByLabel('Service')).toHaveValue('implants');
});
