import { expect, test } from 'playwright/test';
import { hostileHtml } from '../../src/server/domain/posts/hostile-html.fixture.ts';
import { startBreakableSite } from '../support/breakable-site.ts';

type Site = Awaited<ReturnType<typeof startBreakableSite>>;
let site: Site;

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  site = await startBreakableSite();
});
test.afterAll(async () => {
  await site.stop();
});

test('without posts the blog says so', async ({ page }) => {
  await page.goto(`${site.address}/blog`);
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
  const answer = await page.request.get(`${site.address}/blog`);
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
  await page.goto(`${site.address}/blog`);
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
  const answer = await page.goto(`${site.address}/blog/back-again`);
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

test('hostile posts in the table run nothing and break nothing', async ({ page }) => {
  const attack = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const content = hostileHtml.join('').replaceAll('\0', '').toWellFormed();
  await site.sql`insert into blog_posts (title, slug, content, excerpt, featured_image, image_alt, published)
    values (${attack}, 'hostile', ${content}, ${attack}, '/api/blog-images/x" onerror="alert(1)', ${attack}, true),
    (${'W'.repeat(5000)}, 'long', ${'x'.repeat(20000)}, ${'y'.repeat(5000)}, null, null, true)`;
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  for (const path of ['/blog', '/blog/hostile', '/blog/long']) {
    await page.goto(`${site.address}${path}`);
    await page.evaluate(() =>
      document.querySelectorAll('a[href^="javascript"]').forEach((a) => (a as HTMLElement).click()),
    );
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const text of data) expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
  // What came out of the stored HTML stays inside its own box.
  await page.goto(`${site.address}/blog/hostile`);
  expect(await page.locator('main article .post-body').count()).toBe(1);
  expect(await page.locator('body > :is(header, main, footer)').count()).toBe(3);
  expect(alerts).toBe(0);
  for (const path of ['/rss.xml', '/sitemap.xml']) {
    const xml = await (await page.request.get(`${site.address}${path}`)).text();
    const fault = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
      xml,
    );
    expect(fault).toBeUndefined();
  }
});
