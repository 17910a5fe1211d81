import { expect, test } from '../support/page-errors.ts';

const provider = 'https://book.provider.example/samplewater';

// The built policy knows the demo's pages alone, so the provider's own page is kept out of the frame that asks for it.
test.use({ expectedNoise: /Content Security Policy/ });

test('a provider’s page stands in a sandbox that lets booking work and hears of the site’s name alone', async ({
  page,
}) => {
  await page.goto('/about?q=secret');
  await page.evaluate((url) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-opens="booking"]'))
      link.href = url;
  }, provider);
  await page.locator('main a[data-opens="booking"]').first().click();
  const frame = page.getByRole('dialog', { name: 'Schedule Your Appointment' }).locator('iframe');
  await expect(frame).toHaveAttribute('src', provider);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  const rights = ((await frame.getAttribute('sandbox')) ?? '').split(' ');
  expect(rights).toEqual(
    expect.arrayContaining([
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-top-navigation-by-user-activation',
    ]),
  );
  expect(rights).not.toContain('allow-top-navigation');
});
