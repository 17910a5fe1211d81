import { expect, type Locator } from 'playwright/test';
import { test, type BreakableSite } from '../../support/breakable-site.ts';

let site: BreakableSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site: own }) => {
  site = own;
  await site.empty();
});

test('without posts the blog says so', async ({ page }) => {
  await page.goto(`${site.url}/blog`);
  await expect(page.getByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible();
  await expect(
    page.getByText('Check back soon for our latest dental health insights and practice updates!'),
  ).toBeVisible();
});

test('without a database the list is a whole page with status 503, and recovers by itself', async ({
  page,
}) => {
  await site.sql`insert into blog_posts (title, slug, content, published) values ('Back again', 'back-again', '<p>Text</p>', true)`;
  site.setDatabase('down');
  const answer = await page.request.get(`${site.url}/blog`);
  expect(answer.status()).toBe(503);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  const html = await answer.text();
  for (const words of ['Failed to load blog posts', 'Please try again later.', 'href="tel:'])
    expect(html).toContain(words);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/blog-posts', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/blog`);
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Failed to load blog posts' })).toBeVisible({
    timeout: 20_000,
  });
  site.setDatabase('up');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Posts' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Back again');
});

test('without a database a post is a whole page with status 503, and recovers by itself', async ({
  page,
}) => {
  site.setDatabase('down');
  const answer = await page.goto(`${site.url}/blog/back-again`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  // The button comes when the browser's own try has failed too; a database back before that needs no button.
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible({ timeout: 20_000 });
  site.setDatabase('up');
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Back again' })).toBeVisible();
  await expect(page.getByText('Text', { exact: true })).toBeVisible();
});

test('while the browser asks for a post itself, the page says so', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/blog-posts/back-again', async (route) => {
    await held;
    await route.continue();
  });
  site.setDatabase('down');
  await page.goto(`${site.url}/blog/back-again`);
  await expect(page.getByText('Loading blog post...')).toBeVisible();
  site.setDatabase('up');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Back again' })).toBeVisible();
});

test.describe('a card', () => {
  const endless = 'never ending words '.repeat(40).trim();
  const text = `${'Fluoride hardens enamel. '.repeat(20)}`;

  test.beforeAll(async () => {
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
    await site.sql`insert into blog_posts (title, slug, content, excerpt, featured_image, image_alt, published) values
      (${endless}, 'endless', '<p>Text</p>', ${endless}, null, null, true),
      ('Without excerpt', 'without-excerpt', ${`<h2>Why</h2><p>${text}</p>`}, null, '/apple-touch-icon.png', null, true),
      ('Two hundred', 'two-hundred', ${words(200)}, 'x', '/apple-touch-icon.png', 'A drop of water', true),
      ('One more', 'one-more', ${words(201)}, 'x', null, null, true)`;
  });

  const linesShown = (element: Locator) =>
    element.evaluate((node) => ({
      shown: Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)),
      isCut: node.scrollHeight > node.clientHeight,
    }));

  test('shows two lines of a title and three of an excerpt at most', async ({ page }) => {
    await page.goto(`${site.url}/blog`);
    const card = page.getByRole('article').filter({ hasText: endless });
    const heading = card.getByRole('heading', { name: endless });
    expect(await linesShown(heading)).toEqual({ shown: 2, isCut: true });
    expect(await linesShown(card.getByRole('paragraph').filter({ hasText: endless }))).toEqual({
      shown: 3,
      isCut: true,
    });
  });

  test('says the first 150 characters of the text where there is no excerpt', async ({ page }) => {
    await page.goto(`${site.url}/blog`);
    const card = page.getByRole('article').filter({ hasText: 'Without excerpt' });
    await expect(card.getByText(/^Why Fluoride/)).toHaveText(`${`Why ${text}`.slice(0, 150)}...`);
  });

  test('and its post name a picture by its own words, else by the title', async ({ page }) => {
    for (const [slug, alt] of [
      ['without-excerpt', 'Without excerpt'],
      ['two-hundred', 'A drop of water'],
    ] as const) {
      await page.goto(`${site.url}/blog`);
      await expect(page.getByRole('img', { name: alt, exact: true })).toBeVisible();
      await page.goto(`${site.url}/blog/${slug}`);
      await expect(page.getByRole('img', { name: alt, exact: true }).first()).toBeVisible();
    }
  });

  test('and its post count a minute for every 200 words begun', async ({ page }) => {
    for (const [title, slug, minutes] of [
      ['Two hundred', 'two-hundred', '1 min read'],
      ['One more', 'one-more', '2 min read'],
    ] as const) {
      await page.goto(`${site.url}/blog`);
      await expect(page.getByRole('article').filter({ hasText: title }).getByText(minutes)).toBeVisible();
      await page.goto(`${site.url}/blog/${slug}`);
      await expect(page.getByRole('article').first().getByText(minutes)).toBeVisible();
    }
  });
});
