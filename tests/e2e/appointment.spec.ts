import { services } from '#practice/services.ts';
import { fillAppointment, formOn, openForm, sendButton } from '../support/patient-form.ts';
import { expect, test } from '../support/policy.ts';

const submitted = 'Appointment Request Submitted';

test('a filled form is submitted once, answered with a toast and a reference that stays, and leaves no trace @phone', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillAppointment(form);
  await form.getByLabel('Service').selectOption({ label: services.at(-1)?.title ?? '' });
  let sent = 0;
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => (release = () => resolve(undefined)));
  await page.route('**/api/appointments', async (route) => {
    sent += 1;
    await held;
    // Every run of these tests comes from one address, which may send five at once: the answer is played.
    await route.fulfill({ status: 201, json: { reference: 'SD-TEST-0001', status: 'pending' } });
  });
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText('Submitting...');
  await expect(sendButton(page)).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: submitted })).toBeFocused();
  await expect(page.getByText('SD-TEST-0001')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: submitted })).toContainText(
    "We'll contact you within 24 hours to confirm your appointment.",
  );
  expect(sent).toBe(1);
  expect(page.url()).not.toMatch(/Ada|example/);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toMatch(/Ada|Lovelace|555/);
  await page.getByRole('button', { name: 'Send another one' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('');
});

test('a database that comes back is waited for with one and the same key', async ({ page }) => {
  await fillAppointment(await openForm(page));
  const keys: (string | undefined)[] = [];
  await page.route('**/api/appointments', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length < 3)
      return route.fulfill({
        status: 503,
        headers: { 'Retry-After': '10' },
        json: { error: 'Later', requestId: '1' },
      });
    return route.fulfill({ status: 201, json: { reference: 'SD-TEST-0002', status: 'pending' } });
  });
  await sendButton(page).click();
  await expect(formOn(page).getByRole('status')).toContainText('We are trying again');
  await expect(page.getByText('SD-TEST-0002')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes back with messages and words, and then leads to the thank-you page', async ({
    page,
  }, info) => {
    await page.goto('/contact');
    const form = formOn(page);
    await form.getByLabel('First name').fill('Grace');
    await form.getByLabel('Email').fill('nope');
    await form.getByRole('button').click();
    await expect(page.getByRole('alert')).toContainText('A few things need another look');
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/valid email address/);
    await page.getByLabel('Last name').fill('Hopper');
    await page.getByLabel('Email').fill(`grace-${info.project.name}@example.com`);
    await page.getByLabel('Phone').fill('9045550101');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL(/\/contact\/thank-you\?ref=[A-Z0-9-]{6,20}$/);
    await expect(page.getByText('Your reference:')).toBeVisible();
  });
});
