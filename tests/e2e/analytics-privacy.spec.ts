import { expect, test } from '../support/page-errors.ts';

// The built policy knows no analytics service, so its script is kept out.
test.use({ expectedNoise: /Content Security Policy|googletagmanager/ });

test('nothing behind a path is counted, and a yes is taken back on the privacy page', async ({
  page,
  baseURL,
}) => {
  await page.route('**/privacy?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</head>',
      '<meta name="analytics-id" content="G-SAMPLE"></head>',
    );
    await route.fulfill({ response, body });
  });
  // The page that comes after the yes is taken back finds the no.
  await page.addInitScript(() => (localStorage['analytics-consent'] ??= 'granted'));
  await page.goto('/privacy?ref=ABC123&q=root%20canal&signature=secret#part', {
    referer: `${baseURL}/about`,
  });
  const stop = page.getByRole('button', { name: 'Stop counting my visits' });
  await expect(stop).toBeVisible();
  const told = await page.evaluate(() =>
    JSON.stringify((window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))),
  );
  expect(told).toContain('/privacy"');
  expect(told).not.toMatch(/ABC123|root|secret|part/);

  await page.evaluate(() => (document.cookie = '_ga=GA1.1.1.1; path=/'));
  await stop.click();
  await expect(stop).toBeHidden();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  expect(
    await page.evaluate(() => [localStorage.getItem('analytics-consent'), document.cookie, window.dataLayer]),
  ).toEqual(['denied', '', undefined]);
});
