import type { Locator, Page } from 'playwright/test';
import { holdLateComers, layoutShift, painted, typefaceCame } from '../support/layout-shift.ts';
import { expect, test } from '../support/page-errors.ts';
import { samplePosts } from '../support/sample-posts.ts';
import { closedHour, openHour, stopCalendar } from '../support/way-in.ts';

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });
  test('what is chosen and where one is stand out among the rest, and a dialog has an edge of its own', async ({
    page,
  }) => {
    const groundOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto('/about');
    const links = page.getByRole('navigation', { name: 'Main' });
    expect(await groundOf(links.getByRole('link', { name: 'About' }))).not.toBe(
      await groundOf(links.getByRole('link', { name: 'Blog' })),
    );
    await page
      .getByRole('button', { name: /^Book an appointment/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Schedule Your Appointment' });
    await expect(dialog).toBeVisible();
    await expect(dialog).not.toHaveCSS('border-top-width', '0px');
    await page.goto('/demo/booking');
    const timeOf = (name: string) => page.locator('label').filter({ hasText: name });
    expect(await groundOf(timeOf('9:00 AM'))).not.toBe(await groundOf(timeOf('7:30 AM')));
  });
});

test('on paper a post is one page, the prices are three, the home page begins at the top, without the frame of the site', async ({
  page,
  request,
}) => {
  const [post] = (await (await request.get('/api/blog-posts')).json()) as { slug: string }[];
  for (const [path, most] of [
    [`/blog/${post?.slug ?? ''}`, 1],
    ['/financial', 3],
    ['/', 4],
    ['/search?q=whitening', 1],
  ] as const) {
    await page.goto(path);
    // A person's browser fetches every picture before it prints.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map(async (image) => {
          image.loading = 'eager';
          await image.decode().catch(() => undefined);
        }),
      ),
    );
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, path).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('[data-header]')).toBeHidden();
    await expect(page.getByRole('search')).toBeHidden();
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y, path).toBeLessThan(150);
    await page.emulateMedia({ media: null });
  }
});

for (const hour of [openHour, closedHour])
  test(`at 1920 px nothing on /contact moves when the clock is read late, ${hour.toISOString()}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await stopCalendar(page, hour);
    let arrive = () => undefined as unknown;
    const held = new Promise((resolve) => (arrive = () => resolve(undefined)));
    // The first one is in the head, and brings the typeface and the others.
    let isFirst = true;
    await page.route(/\.js$/, async (route) => {
      const waits = !isFirst;
      isFirst = false;
      if (waits) await held;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await typefaceCame(page);
    const since = await painted(page);
    arrive();
    await expect(page.locator('html[data-office]')).toBeAttached();
    expect(await layoutShift(page, since)).toEqual({ total: 0, moved: [] });
  });

test('who wrote and reviewed a post stays in place on a phone when the typeface comes', async ({ page }) => {
  const { total, moved } = await shiftOfTypeface(
    page,
    samplePosts.reviewedPath,
    page.getByText('Reviewed by'),
  );
  // A name within a line may move by the hair the words before it differ.
  expect(Number(total.toFixed(3)), moved.join(' | ')).toBe(0);
});

for (const path of ['/contact', '/es/contact'])
  test(`on a phone at night the two ways in of ${path} stay in place when the typeface comes`, async ({
    page,
  }) => {
    await stopCalendar(page, closedHour);
    const { total, moved } = await shiftOfTypeface(page, path, page.locator('html[data-office=closed]'));
    expect(Number(total.toFixed(4)), moved.join(' | ')).toBe(0);
  });

/** Opens it on a phone in the stand-in faces, waits for what is to stay in place, and lets the typeface come. */
async function shiftOfTypeface(page: Page, path: string, there: Locator) {
  await page.setViewportSize({ width: 412, height: 823 });
  const letThemCome = await holdLateComers(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(there).toBeVisible();
  const since = await painted(page);
  letThemCome();
  await typefaceCame(page);
  return layoutShift(page, since);
}
