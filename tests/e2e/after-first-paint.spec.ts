import type { Page } from 'playwright/test';
import { painted } from '../support/layout-shift.ts';
import { expect, test } from '../support/page-errors.ts';
import { samplePosts } from '../support/sample-posts.ts';

/** Holds a file back, by default the picture of the first view of `/services`. @returns the word to let it come, and the files asked for so far */
async function hold(
  page: Page,
  file = /five-kinds-poster/,
): Promise<{ arrive: () => void; files: () => string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let arrive = () => undefined as unknown;
  const held = new Promise((resolve) => (arrive = () => resolve(undefined)));
  await page.route(file, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return {
    arrive: () => void arrive(),
    files: () => asked.filter((path) => /\.(css|js|woff2)$/.test(path)),
  };
}

/** However slow the machine: the picture’s time is not over before it has come. */
const waitForEver = () => {
  const later = setTimeout;
  const patient = (then: () => void, ms = 0) => (ms === 1500 ? 0 : later(then, ms));
  Object.assign(globalThis, { setTimeout: patient });
};

const kinds = (files: string[]) => files.map((path) => /\w+$/.exec(path)?.[0]);

const whole = (page: Page) => expect(page.locator('noscript[data-after-paint]')).toHaveCount(0);

test('what lies below, the typeface and the scripts are asked for once the first view’s picture is there', async ({
  page,
}) => {
  await page.addInitScript(waitForEver);
  const { arrive, files } = await hold(page);
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await painted(page);
  const first = files();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  arrive();
  await whole(page);
  expect(first).toEqual([await page.locator('main ~ script[src]').getAttribute('src')]);
  expect(kinds(files())).toEqual(expect.arrayContaining(['css', 'woff2', 'js']));
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a form below the first view, and what brings it to life, wait for the picture as well', async ({
  page,
}) => {
  await page.addInitScript(waitForEver);
  const { arrive, files } = await hold(page, /images\/office\/reception/);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await painted(page);
  // A browser looks at every field for its owner's sake, and has a hidden one laid out for it, with all around it: these are not there yet.
  await expect(page.locator('.first-view ~ :has(form)').first()).toHaveCSS('display', 'none');
  expect(files()).toEqual([await page.locator('main ~ script[src]').getAttribute('src')]);
  expect(await page.locator('script:not([src], [type])').count()).toBe(0);
  arrive();
  await whole(page);
  const request = page.locator('main form').first();
  await request.scrollIntoViewIfNeeded();
  await request.getByLabel('First name').fill('Nora');
  await expect(page.locator('astro-island:has([action="/api/appointments"])')).not.toHaveAttribute('ssr');
  await expect(request.getByLabel('First name')).toHaveValue('Nora');
});

test('a post, made on demand, lets its picture come first as well', async ({ page }) => {
  await page.addInitScript(waitForEver);
  const { arrive, files } = await hold(page, /blog-images/);
  await page.goto(samplePosts.longPath, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await painted(page);
  const first = files();
  arrive();
  await whole(page);
  const script = page.locator('main ~ script[src]');
  expect(first).toEqual([await script.getAttribute('src')]);
  await expect(script).toHaveAttribute('fetchpriority', 'low');
  expect(kinds(files())).toEqual(expect.arrayContaining(['css', 'woff2', 'js']));
});

test('a picture that never comes keeps nothing else away', async ({ page }) => {
  await hold(page);
  await page.goto('/services', { waitUntil: 'commit' });
  await whole(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('whoever follows a link into a page or comes back to it does not wait for a picture above', async ({
  page,
}) => {
  await page.addInitScript(waitForEver);
  await hold(page);
  await page.goto('/services#main', { waitUntil: 'commit' });
  await whole(page);
  await page.goto('/accessibility');
  await page.goBack({ waitUntil: 'commit' });
  await whole(page);
});

/** Notes, frame by frame, how many parts below the first view have been laid out. */
const countParts = () => {
  const counts: number[] = [];
  const count = () => {
    const parts = [...document.querySelectorAll('.first-view ~ *, main ~ footer')];
    counts.push(parts.filter((part) => part.firstElementChild?.checkVisibility()).length);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  Object.assign(globalThis, { partsByFrame: counts });
};

test('what lies below is laid out part by part, so that a tap never waits for the whole page @phone', async ({
  page,
}) => {
  await page.addInitScript(countParts);
  await page.goto('/services');
  const counts = await page.evaluate(
    () => (globalThis as unknown as { partsByFrame: number[] }).partsByFrame,
  );
  const atOnce = counts.map((count, frame) => count - (counts[frame - 1] ?? 0));
  expect(counts.at(-1)).toBe(await page.locator('.first-view ~ *, main ~ footer').count());
  expect(Math.max(...atOnce)).toBe(1);
});

/** More than a page has parts. */
const manyFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
  });

async function keepsWhatIsInView(page: Page) {
  const inView = await page.evaluate(() =>
    [...document.querySelectorAll('main > *, main > * > *')]
      .filter((part) => part.getBoundingClientRect().top < innerHeight)
      .map((part) => getComputedStyle(part).contentVisibility),
  );
  expect(inView.length).toBeGreaterThan(2);
  expect(new Set(inView)).toEqual(new Set(['visible']));
}

for (const path of ['/', '/privacy', '/blog', samplePosts.longPath]) {
  // It comes whole, and has several parts in its first view.
  const asksForView = path === '/privacy';
  const whatElse = asksForView ? ', and what is in view stays there' : '';
  test(`${path} lays out what is far below in the letters it keeps, sooner for whoever looks${whatElse} @phone`, async ({
    page,
  }) => {
    await page.addInitScript(waitForEver);
    const { arrive } = await hold(page, /\.woff2$/);
    const letters = page.waitForRequest(/\.woff2$/);
    await page.goto(path, { waitUntil: 'commit' });
    const footer = page.getByRole('contentinfo');
    await letters;
    await expect(footer).toHaveCSS('content-visibility', 'auto');
    if (asksForView) await keepsWhatIsInView(page);
    await manyFrames(page);
    await expect(footer).toHaveCSS('content-visibility', 'auto');
    const isLaidOut = () =>
      footer.evaluate(({ firstElementChild }) =>
        firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      );
    expect(await isLaidOut()).toBe(false);
    await footer.getByRole('link', { name: 'Privacy and cookies' }).scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: 'Privacy and cookies' })).toBeInViewport();
    arrive();
    await whole(page);
    await expect(footer).toHaveCSS('content-visibility', 'visible');
    expect(await isLaidOut()).toBe(true);
  });
}

/** Notes, frame by frame, how high the page is once it is read. */
const measureHeights = () => {
  const heights: number[] = [];
  const measure = () => {
    if (document.readyState !== 'loading') heights.push(document.body.scrollHeight);
    requestAnimationFrame(measure);
  };
  requestAnimationFrame(measure);
  Object.assign(globalThis, { heights });
};

test('what has been laid out keeps its height while it waits for its letters @phone', async ({ page }) => {
  await page.addInitScript(measureHeights);
  const { arrive } = await hold(page, /\.woff2$/);
  const letters = page.waitForRequest(/\.woff2$/);
  await page.goto('/blog');
  await letters;
  await manyFrames(page);
  const heights = await page.evaluate(() => (globalThis as unknown as { heights: number[] }).heights);
  arrive();
  expect([...new Set(heights)]).toEqual([heights[0]]);
});
