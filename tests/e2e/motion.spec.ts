import { devices, type Locator, type Page } from 'playwright/test';
import { heroFilm, stopTimeOnPhones, untilFilmPlays, withMotion } from '../support/motion.ts';
import { expect, test } from '../support/page-errors.ts';
import { isWide } from '../support/viewport.ts';

test.use(withMotion);

async function playsOverItsPoster(page: Page) {
  const poster = page.locator('[data-hero] picture img');
  await expect(poster).toHaveAttribute('fetchpriority', 'high');
  const film = heroFilm(page);
  await expect(film).toHaveJSProperty('loop', true);
  await expect(film).toHaveJSProperty('muted', true);
  expect(
    await film.locator('source').evaluateAll((all) => all.map((source) => source.getAttribute('type'))),
  ).toEqual(['video/webm', 'video/mp4']);
  await expect(film).toHaveJSProperty('paused', false);
  // The larger box is the page's largest paint, and of two alike a rounded pixel decides.
  const area = (box: Locator) => box.evaluate(({ clientWidth, clientHeight }) => clientWidth * clientHeight);
  expect(await area(film)).toBeLessThan(await area(poster));
  await page.getByRole('button', { name: 'Pause background video' }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play background video' }).click();
  await expect(film).toHaveJSProperty('paused', false);
}

test('the film starts after load over a poster that is the first large picture, and can be stopped', async ({
  page,
}) => {
  await page.goto('/');
  await untilFilmPlays(page);
  await playsOverItsPoster(page);
});

test.describe(() => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('on a small screen the film leaves the line to who came for a number, and then plays', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)/.test(request.url())) fetched.push(request.url());
    });
    await stopTimeOnPhones(page);
    await page.goto('/');
    // The page’s scripts have run.
    await expect(page.locator('[data-slider]')).toHaveAttribute('aria-valuetext', /before/);
    await expect(heroFilm(page)).toHaveJSProperty('autoplay', false);
    expect(fetched).toEqual([]);
    await untilFilmPlays(page);
    await playsOverItsPoster(page);
  });
});

test('the cards come in once: from the sides on small screens, from below on wide ones; the hero moves with the scroll by its four factors; the logos pass by without an end and can be stopped @phone', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.locator('[data-reveal]');
  const [left, right] = [cards.nth(2), cards.nth(3)];
  await expect(left).toHaveAttribute('data-reveal', 'waiting');
  await expect(left).toHaveCSS('translate', isWide(page) ? '0px 56px' : '-56px');
  await expect(right).toHaveCSS('translate', isWide(page) ? '0px 56px' : '56px');

  await left.scrollIntoViewIfNeeded();
  await expect(left).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(left).toHaveAttribute('data-reveal', 'shown');

  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  for (const [factor, distance] of [
    ['0.8', '160px'],
    ['-0.2', '-40px'],
    ['-0.1', '-20px'],
    ['-0.6', '-120px'],
  ] as const) {
    await expect(page.locator(`[data-parallax="${factor}"]`)).toHaveCSS('translate', `0px ${distance}`);
  }

  const strip = page.locator('[data-logo-strip]');
  await strip.scrollIntoViewIfNeeded();
  const rows = strip.locator('.strip-rows');
  const pixelsPerFrame = await rows.evaluate((element) => {
    const [animation] = element.getAnimations();
    const duration = Number(animation?.effect?.getComputedTiming().duration);
    const row = element.firstElementChild?.getBoundingClientRect().width ?? 0;
    return { speed: (row / duration) * (1000 / 60), copies: element.childElementCount };
  });
  expect(pixelsPerFrame.speed).toBeCloseTo(0.5, 3);
  expect(pixelsPerFrame.copies).toBeGreaterThan(1);
  await expect(strip.getByRole('img')).toHaveCount(5);

  await strip.getByRole('button', { name: 'Pause the moving logos' }).click();
  await page.mouse.move(0, 0);
  await expect(rows).toHaveCSS('animation-play-state', 'paused');
});

test('a logo that does not come is a grey placeholder reading Logo', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.route(/academy-of-general-dentistry/, (route) => route.abort());
  await page.goto('/');
  await page.locator('[data-logo-strip]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-logo-strip]').getByText('Logo', { exact: true }).first()).toBeVisible();
  await page.close();
});
