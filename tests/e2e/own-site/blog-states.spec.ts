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
  await expect(page.getByRole('heading', { name: 'Failed to load blog posts' })).toBeVisible();
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
  await expect(tryAgain).toBeVisible();
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

test('a card, and its post, say enough and not too much', async ({ page }) => {
  const endless = 'never ending words '.repeat(40).trim();
  const text = `${'Fluoride hardens enamel. '.repeat(20)}`;
  const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
  await site.sql`insert into blog_posts (title, slug, content, excerpt, featured_image, image_alt, published) values
    (${endless}, 'endless', '<p>Text</p>', ${endless}, null, null, true),
    ('Without excerpt', 'without-excerpt', ${`<h2>Why</h2><p>${text}</p>`}, null, '/apple-touch-icon.png', null, true),
    ('Two hundred', 'two-hundred', ${words(200)}, 'x', '/apple-touch-icon.png', 'A drop of water', true),
    ('One more', 'one-more', ${words(201)}, 'x', null, null, true)`;
  await page.goto(`${site.url}/blog`);
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  const picture = (alt: string) => page.getByRole('img', { name: alt, exact: true });

  // Two lines of a title and three of an excerpt at most.
  const linesShown = (element: Locator) =>
    element.evaluate((node) => ({
      shown: Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)),
      isCut: node.scrollHeight > node.clientHeight,
    }));
  const heading = card(endless).getByRole('heading', { name: endless });
  expect(await linesShown(heading)).toEqual({ shown: 2, isCut: true });
  expect(await linesShown(card(endless).getByRole('paragraph').filter({ hasText: endless }))).toEqual({
    shown: 3,
    isCut: true,
  });
  // Where there is no excerpt, the first 150 characters of the text.
  await expect(card('Without excerpt').getByText(/^Why Fluoride/)).toHaveText(
    `${`Why ${text}`.slice(0, 150)}...`,
  );
  // A picture by its own words, else by the title; a minute for every 200 words begun.
  await expect(picture('Without excerpt')).toBeVisible();
  await expect(picture('A drop of water')).toBeVisible();
  await expect(card('Two hundred').getByText('1 min read')).toBeVisible();
  await expect(card('One more').getByText('2 min read')).toBeVisible();

  const post = page.getByRole('article').first();
  await page.goto(`${site.url}/blog/without-excerpt`);
  await expect(picture('Without excerpt').first()).toBeVisible();
  await page.goto(`${site.url}/blog/two-hundred`);
  await expect(picture('A drop of water').first()).toBeVisible();
  await expect(post.getByText('1 min read')).toBeVisible();
  await page.goto(`${site.url}/blog/one-more`);
  await expect(post.getByText('2 min read')).toBeVisible();
});
