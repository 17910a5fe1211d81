import { expect, test } from '../support/page-errors.ts';

// A page there is none for, and what is kept from coming: the browser itself tells both in the console.
test.use({ expectedNoise: /Failed to load resource/ });

const words = 'What are you looking for?';

test('at an address that does not exist there are a way home and a search, which finds pages and posts as one types, with a slip of the finger, by keyboard alone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Samplewater Dental' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  expect(asked.filter((path) => /search-(index|pages|posts)/.test(path))).toEqual([]);

  const results = page.locator('[data-results]');
  await page.getByRole('searchbox', { name: words }).pressSequentially('implamts');
  await expect(page.getByRole('status')).toHaveText(/results? for “implamts”/);
  await expect(results.getByRole('link', { name: 'Dental Implants', exact: true })).toHaveAttribute(
    'href',
    '/dental-implants',
  );

  // The page that is about it comes before those that mention it.
  await page.getByRole('searchbox').fill('implant');
  await expect(page.getByRole('status')).toHaveText(/results for “implant”/);
  await expect(results.getByRole('link').first()).toHaveText('Dental Implants');

  await page.getByRole('searchbox').fill('implant month');
  // Already on a result when the answer to the last letters comes: the focus stays.
  const post = results.getByRole('link', { name: 'A dental implant, month by month' });
  await post.focus();
  await expect(page.getByRole('status')).toHaveText(/results? for “implant month”/);
  await expect(post).toBeFocused();
  await expect(results.getByRole('heading', { name: 'In our blog' })).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/a-dental-implant-month-by-month/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('implant month');

  await page.getByRole('searchbox').fill('xyzzy <b>');
  await expect(page.getByRole('status')).toHaveText(
    'Nothing found for “xyzzy <b>”. Try another word, or a shorter one.',
  );
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('status')).toHaveText('');
});

test('says what cannot be searched just now, and finds the rest', async ({ page }) => {
  await page.route('**/api/blog-posts?*', (route) => route.abort());
  await page.goto('/search?q=sedation');
  await expect(page.getByText('The blog cannot be searched right now.')).toBeVisible();
  await expect(
    page.locator('[data-results]').getByRole('link', { name: 'Sedation Dentistry' }),
  ).toBeVisible();

  await page.route('**/search-index.json', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(
    'The search does not answer. Please try again in a moment.',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(
    page.locator('[data-results]').getByRole('link', { name: 'Sedation Dentistry' }),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('asks the blog', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox', { name: words }).fill('implant');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/blog\?q=implant$/);
    await expect(page.getByText('A dental implant, month by month').first()).toBeVisible();
  });
});
