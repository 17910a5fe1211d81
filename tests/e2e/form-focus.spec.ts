import { practice } from '#practice/practice.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';
import { fillAppointment, formOn, openForm, sendButton, toastSaying } from '../support/patient-form.ts';
import { watchJump } from '../support/viewport.ts';

// The browser itself tells failed calls in the console.
test.use({ expectedNoise: /Failed to load resource/ });

test('a failure leaves the focus and every word, and offers the phone; other words after a failure are another request, the same words the same one @phone', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillAppointment(form);
  const keys: (string | undefined)[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/appointments', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await held;
    await route.fulfill({
      status: 500,
      json: { error: 'Something went wrong on our side.', requestId: '1' },
    });
  });
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(sendButton(page)).toHaveText('Submitting...');
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page)).toBeFocused();
  answer();
  await expect(toastSaying(page, 'Error')).toContainText('Something went wrong on our side.');
  await expect(form.getByRole('alert')).toContainText('Something went wrong on our side.');
  // Beside the button, for whoever missed the toast.
  await expect(form.getByRole('alert')).toBeInViewport();
  await expect(form.getByRole('alert').getByRole('link', { name: practice.phone.display })).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  await expect(form.getByLabel('Notes')).toHaveValue('Please call after three.');

  const sendAndFail = async (times: number) => {
    await sendButton(page).click();
    await expect.poll(() => keys.length).toBe(times);
    await expect(sendButton(page)).toBeEnabled();
  };
  await sendAndFail(2);
  await form.getByLabel('Notes').fill('Please call before three.');
  await sendAndFail(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('offline can be called off with the focus kept, the number is a link, and nothing typed is lost; sent again, it goes as soon as the line is back', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const toasterCode = () => asked.filter((path) => path.includes('/_astro/mount.'));
  const form = await openForm(page);
  // Whoever begins to fill it in has the toaster at hand, should the line go afterwards.
  expect(toasterCode()).toEqual([]);
  await form.getByLabel('First name').focus();
  await expect.poll(toasterCode).toHaveLength(1);
  await fillAppointment(form);
  await context.setOffline(true);
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('You are offline');
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeFocused();
  await expect(form.getByRole('status').getByRole('link', { name: practice.phone.display })).toHaveAttribute(
    'href',
    practice.phone.href,
  );
  await expectAccessible(page, 'offline');
  await form.getByRole('button', { name: 'Do not send it' }).click();
  await expect(form.getByRole('status')).toContainText('We have not sent this.');
  await expect(formOn(page).getByRole('button', { name: 'Request Appointment' })).toBeFocused();
  await expect(form.getByLabel('Notes')).toHaveValue('Please call after three.');

  asked.length = 0;
  await context.setOffline(false);
  await page.evaluate(() => fetch('/api/health'));
  expect(asked).toEqual(['GET /api/health']);

  // The answer is played: every run of these tests comes from one address, which may send five at once.
  let hasLine = false;
  await page.route('**/api/appointments', (route) =>
    hasLine
      ? route.fulfill({ status: 201, json: { reference: 'SD-TEST-0003', status: 'pending' } })
      : route.abort('internetdisconnected'),
  );
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(form.getByRole('status')).toContainText('You are offline');
  hasLine = true;
  await context.setOffline(false);
  await expect(page.getByText('SD-TEST-0003')).toBeVisible();
});

test('an empty form sends nothing, names every missing field and jumps to the first at once, so that nothing moves under the next press; a closed day is welcome @phone', async ({
  page,
}) => {
  const form = await openForm(page);
  let calls = 0;
  page.on('request', (request) => (calls += request.method() === 'POST' ? 1 : 0));
  const firstName = form.getByLabel('First name');
  await sendButton(page).focus();
  const glide = await watchJump(page);
  await expect(firstName).not.toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(firstName).toBeFocused();
  await expect(firstName).toBeInViewport({ ratio: 1 });
  expect(await glide()).toBe(0);
  await expect(form.getByRole('alert')).toContainText('4 things need another look');
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Please enter your phone number.');
  expect(calls).toBe(0);
  await expectAccessible(page, 'mistakes', 'form[action="/api/appointments"]');

  await form.getByLabel('Preferred date').fill('2027-12-25');
  await expect(form.getByText('We are closed for Christmas Day.')).toBeVisible();
});
