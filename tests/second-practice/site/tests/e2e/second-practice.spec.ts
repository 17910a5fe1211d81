import { newEditor } from '../support/desk.ts';
import { fillAppointment, formOn, openForm, sendButton } from '../support/patient-form.ts';
import { expect, test } from '../support/policy.ts';
import { tornApart } from '../support/torn-words.ts';

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

test.describe('with a browser that asks for neither language', () => {
  test.use({ locale: 'fr-FR' });
  test('a page in English offers Spanish, the first language here', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Ver esta página en español' }).click();
    await expect(page).toHaveURL(/\/es\/contact$/);
  });
});

test('long words and a long name: the header keeps its row, no word of a table or a heading is torn apart', async ({
  page,
}) => {
  for (const path of ['/financial', '/es/financial', '/fillings-and-crowns']) {
    await page.goto(path);
    await page.setViewportSize({ width: 320, height: 800 });
    // However it is laid out, it stays a table to whoever hears it.
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
    for (const width of [320, 390, 768, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await tornApart(page), `${path} at ${width}`).toEqual([]);
      const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
      const isTwoRows = width >= 1024 && width < 1280;
      expect.soft(height, `the header of ${path} at ${width}`).toBeLessThan(isTwoRows ? 110 : 70);
    }
  }
});
