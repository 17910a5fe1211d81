import { type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';

const cases = ['Porcelain Crowns and Veneers', 'Crowns', 'Veneers and Orthodontics'] as const;
const caseNamed = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const activeCase = (page: Page) => page.locator('[data-case][data-active] .words h3');

async function openGallery(page: Page) {
  await page.goto('/gallery');
  await expect(page.locator('[data-gallery][data-ready]')).toBeAttached();
}

test('three cases show before and after with their badges, as a list; then come a call and a consultation', async ({
  page,
}) => {
  await openGallery(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Before & After Gallery' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'List', pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
  for (const [index, category] of ['Cosmetic', 'Restorative', 'Orthodontics'].entries()) {
    const shown = caseNamed(page, cases[index] ?? '');
    await expect(shown.getByText(category, { exact: true })).toBeVisible();
    await expect(shown.getByText(/^Age \d\d-\d\d$/)).toBeVisible();
    await expect(shown.locator('.pair').getByRole('img')).toHaveCount(2);
    await expect(shown.locator('.description')).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Call \(904\)/ })).toHaveAttribute('href', /^tel:/);
  await main.getByRole('button', { name: 'Schedule Consultation' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule Your Appointment' })).toBeVisible();
});

test('a filter leaves its cases and scrolls to the first; the grid shows small pairs @phone', async ({
  page,
}) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Orthodontics' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(caseNamed(page, cases[2])).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '1 case' })).toBeAttached();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(3);

  const picture = caseNamed(page, cases[0]).getByRole('img').first();
  const inList = (await picture.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Grid' }).click();
  await expect(page.getByRole('button', { name: 'Grid', pressed: true })).toBeVisible();
  await expect.poll(async () => (await picture.boundingBox())?.width ?? Infinity).toBeLessThan(inList / 1.5);
  await expectAccessible(page, 'grid');
});

test('the case in the middle of the window is in colour, the others are grey, their words are not; keys step through the cases and back to the top, and rest while a control has the focus or they are off @phone', async ({
  page,
}) => {
  await openGallery(page);
  await caseNamed(page, cases[1]).evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  await expect(activeCase(page)).toHaveText(cases[1]);
  const filterOf = (name: string, what: string) =>
    caseNamed(page, name)
      .locator(what)
      .first()
      .evaluate((element) => getComputedStyle(element).filter);
  expect(await filterOf(cases[1], '.picture')).toBe('none');
  expect(await filterOf(cases[0], '.picture')).toBe('grayscale(1)');
  expect(await filterOf(cases[0], '.words')).toBe('none');

  await caseNamed(page, cases[0]).evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  await expect(activeCase(page)).toHaveText(cases[0]);
  for (const [key, name] of [
    ['ArrowDown', cases[1]],
    ['j', cases[2]],
    ['k', cases[1]],
    ['ArrowUp', cases[0]],
  ] as const) {
    await page.keyboard.press(key);
    await expect(activeCase(page)).toHaveText(name);
  }
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.getByRole('button', { name: 'All', exact: true }).focus();
  await page.keyboard.press('j');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('[data-keys]').evaluate((box: HTMLInputElement) => {
    box.checked = false;
  });
  await page.getByRole('button', { name: 'All', exact: true }).blur();
  await page.keyboard.press('j');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('each picture opens large beside its other, with a line to pull @phone', async ({ page }) => {
  await openGallery(page);
  const opener = caseNamed(page, 'Crowns').getByRole('button', {
    name: /Enlarge the picture before treatment$/,
  });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Crowns', exact: true });
  await expect(dialog.getByRole('img', { name: /^Before:/ })).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^After:/ })).toBeVisible();
  await expectAccessible(page, 'enlarged');
  const slider = dialog.getByRole('slider');
  await expect(slider).toHaveValue('80');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0% before, 100% after');
  const cut = await dialog
    .locator('figure')
    .first()
    .evaluate((element) => getComputedStyle(element).clipPath);
  expect(cut).toMatch(/^inset\(0px (calc\(100% - 0%\)|100%) 0px 0px\)$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a bar tells how far the page is scrolled; after 500 pixels a button leads back, over no heading of a phone’s page, no link at its end, and beside the call on a wide one', async ({
  page,
}) => {
  await openGallery(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => {
    scrollTo({ top: 500, behavior: 'instant' });
  });
  await expect(button).toBeHidden();
  await page.evaluate(() => {
    scrollTo({ top: 501, behavior: 'instant' });
  });
  await expect(button).toBeVisible();
  const width = await page.locator('[data-progress]').evaluate((bar) => bar.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(0);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();

  const edges = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  await expect(button).toBeVisible();
  const [top] = await edges('[data-to-top]');
  const ends = await page.locator('.case h3, .description, .on-dark h2, footer dd').evaluateAll((all) =>
    all.map((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().right;
    }),
  );
  expect(ends.length).toBeGreaterThan(10);
  expect(Math.max(...ends)).toBeLessThanOrEqual(top?.left ?? 0);
  const links = await edges('footer :is(a, button)');
  expect(links.filter(({ right, bottom }) => right > (top?.left ?? 0) && bottom > (top?.top ?? 0))).toEqual(
    [],
  );

  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [beside] = await edges('[data-to-top]');
    const calls = await edges('main a[href^="tel:"]');
    expect(
      calls.map(({ right }) => right <= (beside?.left ?? 0)),
      `at ${width} px`,
    ).toEqual([true]);
  }
});

test.describe('a picture that does not come', () => {
  test.use({ expectedNoise: /^Failed to load resource/ });

  test('is replaced, before by the office and after by the technology', async ({ page }) => {
    await page.route(/crowns-(before|after)\.(?!.*veneers)/, (route) => route.abort());
    await page.goto('/gallery');
    const shown = caseNamed(page, 'Crowns');
    await shown.scrollIntoViewIfNeeded();
    await expect(shown.locator('[data-side="before"] img')).toHaveAttribute('src', /interior/);
    await expect(shown.locator('[data-side="after"] img')).toHaveAttribute('src', /technology/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all cases are in colour, and a picture leads to its large file', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Grid' })).toBeHidden();
    const link = caseNamed(page, 'Crowns').getByRole('link', { name: /before treatment$/ });
    await expect(link).toHaveAttribute('href', /crowns-before.*\.webp$/);
  });
});
