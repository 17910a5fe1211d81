import { newEditor } from '../support/desk.ts';
import { fillAppointment, formOn, openForm, sendButton } from '../support/patient-form.ts';
import { expect, test } from '../support/policy.ts';

test('the way from the home page to a service to its request @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Good teeth, good company' })).toBeVisible();
  await page.getByRole('link', { name: 'Learn More about Orthodontics' }).click();
  await expect(page).toHaveURL(/\/orthodontics$/);
  await page.getByRole('link', { name: 'Request an Appointment' }).first().click();
  const form = formOn(page);
  await expect(form.getByRole('combobox', { name: 'Service' })).toContainText('Orthodontics');
});

for (const [instant, text] of [
  ['2026-06-02T19:29:00Z', 'Open now until 12:30 PM'],
  ['2026-06-02T19:30:00Z', 'Closed now, opens today at 2:30 PM'],
  ['2026-06-02T21:30:00Z', 'Open now until 6:30 PM'],
  ['2026-12-05T20:00:00Z', 'Closed now, opens on Monday at 8:30 AM'],
] as const)
  test(`at ${instant}, on the clock of Phoenix, the card says “${text}”`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(instant));
    await page.goto('/contact');
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  });

test('in the break, in Spanish', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-02T20:00:00Z'));
  await page.goto('/es/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('main').getByText('Cerrado ahora, abre hoy a las 2:30')).toBeVisible();
});

test('a request is kept under a reference of this practice, and staff find it', async ({ page }) => {
  const form = await openForm(page);
  await expect(form.getByRole('combobox', { name: 'Service' })).toBeVisible();
  await fillAppointment(form);
  await sendButton(page).click();
  const reference = page.getByText(/CM-[A-Z0-9]{4}-[A-Z0-9]{4}/).first();
  await expect(reference).toBeVisible();
  const [code = ''] = /CM-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await reference.textContent()) ?? '') ?? [];
  const { email, password } = await newEditor();
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(page.getByText('Clínica Dental Maqueta').first()).toBeVisible();
  expect(code).not.toBe('');
});

test('the blog has the posts of this practice, by its people', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: /Behind the Awning/ }).first()).toBeVisible();
  await page.goto('/blog/how-long-is-two-minutes');
  await expect(page.getByText('Alma Ficticia').first()).toBeVisible();
});
