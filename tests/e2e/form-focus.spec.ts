import { practice } from '#practice/practice.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';
import { fillAppointment, formOn, openForm, sendButton } from '../support/patient-form.ts';
import { watchJump } from '../support/viewport.ts';

// The browser itself tells failed calls in the console.
test.use({ expectedNoise: /Failed to load resource/ });

test('the focus stays on the button while sending, after a refusal and after a failure', async ({ page }) => {
  const form = await openForm(page);
  await fillAppointment(form);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/appointments', async (route) => {
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
  await expect(form.getByRole('alert')).toContainText('Something went wrong on our side.');
  // Beside the button, for whoever missed the toast.
  await expect(form.getByRole('alert')).toBeInViewport();
  await expect(sendButton(page)).toBeFocused();
});

test('offline can be called off with the focus kept, the number is a link, and nothing typed is lost', async ({
  page,
  context,
}) => {
  const form = await openForm(page);
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

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await context.setOffline(false);
  await page.evaluate(() => fetch('/api/health'));
  expect(sent).toEqual(['GET']);
});

test('what is missing is jumped to at once, so that nothing moves under the next press @phone', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillAppointment(form);
  const firstName = form.getByLabel('First name');
  await firstName.fill('');
  await sendButton(page).focus();
  const glide = await watchJump(page);
  await expect(firstName).not.toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(firstName).toBeFocused();
  await expect(firstName).toBeInViewport({ ratio: 1 });
  expect(await glide()).toBe(0);
});
