import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';

test('the page names the practice, its team in one to three columns, its office with a film, four blurbs and the way to a visit', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About /);
  await expect(page.getByRole('heading', { name: 'Our Office' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A Welcoming Environment' })).toBeVisible();
  for (const name of ['Modern Equipment', 'Sedation Options', 'Convenient Location', 'Flexible Scheduling']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }

  const buttons = page.getByRole('main').getByRole('button', { name: /^Learn More about/ });
  await expect(buttons).toHaveCount(8);
  const titles = [
    'Founder & General Dentist',
    'General Dentist',
    'Dental Hygienist',
    'Dental Hygienist',
    'Dental Assistant',
    'Dental Assistant',
    'Treatment Coordinator',
    'Scheduling Coordinator & Dental Assistant',
  ];
  const cards = page.locator('.member');
  await expect(cards.locator('h3 + p')).toHaveText(titles);
  await expect(cards.getByRole('img', { name: /^Portrait of/ })).toHaveCount(8);
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
  }

  await page.getByRole('link', { name: /^Play.*A walk through our office$/ }).click();
  await expect(page.locator('video')).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: 'Schedule Your Visit' });
  await expect(button).toHaveAttribute('data-event', 'schedule-appointment');
  await expect(button).toHaveAttribute('data-location', 'about-cta');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Schedule Your Appointment' })).toBeVisible();
});

test('an address or Learn More opens the whole story, which closes with Escape and gives the focus back; a list that one does not have is not shown @phone', async ({
  page,
}) => {
  await page.goto('/about#member-3');
  await expect(page.getByRole('dialog', { name: 'Rosa Specimen' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#member-9'));
  const last = page.getByRole('dialog', { name: 'Lucía Fictiva' });
  await expect(last).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Rosa Specimen' })).toBeHidden();
  await last.getByRole('button', { name: /^Close/ }).click();

  const opener = page.getByRole('button', { name: 'Learn More about Dr. Sample' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Dr. Marina Sample' });
  for (const name of [
    'About',
    'Specialties',
    'Education',
    'Professional Memberships',
    'Personal Interests',
  ]) {
    await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const { height } = (await dialog.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.8 + 1);
  await expect(page).toHaveURL(/#member-1$/);
  await expectAccessible(page, 'story');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).not.toHaveURL(/#/);

  await page.getByRole('button', { name: 'Learn More about Walter' }).click();
  const walter = page.getByRole('dialog', { name: 'Walter Placeholder' });
  await expect(walter.getByRole('heading', { name: 'Specialties' })).toBeVisible();
  await expect(walter.getByRole('heading', { name: 'Education' })).toHaveCount(0);
  await expect(walter.getByRole('heading', { name: 'Professional Memberships' })).toHaveCount(0);
  await walter.getByRole('button', { name: /^Close/ }).click();
  await expect(walter).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every story can be read, and Learn More leads to it', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByText('He explains each step before he takes it')).toBeVisible();
    await page.getByRole('link', { name: 'Learn More about Noor' }).click();
    await expect(page).toHaveURL(/#member-7$/);
    await expect(page.getByText('She speaks English, Arabic and some Spanish.')).toBeVisible();
  });
});
