import { expect, test } from '../support/policy.ts';

const longPost = '/blog/how-to-read-your-dental-plan-and-use-it-before-the-year-ends';
const plainPost = '/blog/knocked-out-chipped-or-swollen-what-to-do-in-the-first-hour';

test.describe('the blog, as the server sends it', () => {
  test.use({ javaScriptEnabled: false });

  test('has its hero, the recent posts and everything a card shows, in one, two or three columns; a card leads to the post, which has its picture, date, reading time and last block', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recent Posts' })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: 'Afraid of the Dentist?' });
    await expect(card.getByText('Blog Post')).toBeVisible();
    await expect(card.getByRole('img')).toHaveAttribute('alt', /bench/);
    await expect(card.getByText('September 15, 2026')).toBeVisible();
    await expect(card.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(card.getByRole('link', { name: /^Read More →/ })).toHaveAttribute(
      'href',
      '/blog/afraid-of-the-dentist-start-with-this',
    );
    const withoutPicture = page.getByRole('article').filter({ hasText: 'Knocked Out' });
    await expect(withoutPicture.getByRole('img')).toHaveCount(0);
    await expect(withoutPicture.locator('.post-gradient')).toBeVisible();

    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(columns);
    }

    await page
      .getByRole('article')
      .filter({ hasText: 'How to Read Your Dental Plan' })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(longPost);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to Read Your Dental Plan/);
    await expect(page.getByRole('img', { name: /desk calendar/ })).toBeVisible();
    const head = page.getByRole('article').first();
    await expect(head.getByText('October 20, 2026')).toBeVisible();
    const words = (await page.locator('.post-body').innerText()).match(/\S+/g)?.length ?? 0;
    await expect(head.getByText(`${Math.ceil(words / 200)} min read`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ready to Schedule Your Visit?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Our Services' })).toHaveAttribute('href', '/services');
    await expect(page.getByRole('link', { name: 'Schedule Appointment' }).last()).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Posts before and after' }).getByRole('link'),
    ).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible();
  });

  test('leads to the posts of a category and back, each page with a heading, a feed and an address of its own, and finds posts by words of their titles and excerpts', async ({
    page,
  }) => {
    await page.goto('/blog');
    const chips = page.getByRole('navigation', { name: 'Categories' });
    await expect(chips.getByRole('link')).toHaveText([
      'All posts',
      'Prevention',
      'Treatments',
      'For families',
      'Practice news',
    ]);
    await chips.getByRole('link', { name: 'For families' }).click();
    await expect(page).toHaveURL('/blog/category/for-families');
    await expect(page).toHaveTitle(/^For families: our blog \| /);
    await expect(page.getByRole('heading', { level: 1, name: 'For families' })).toBeVisible();
    await expect(chips.locator('[aria-current]')).toHaveText('For families');
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByText('For families')).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/blog\/category\/for-families$/,
    );
    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    expect(await (await page.request.get(feed ?? '')).text()).toContain('First Dental Visit');

    await card.getByRole('link', { name: /^Read More/ }).click();
    const section = page.locator('article header').getByRole('link', { name: 'For families' });
    await expect(section).toHaveAttribute('href', '/blog/category/for-families');
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
      '"articleSection":"For families"',
    );

    expect((await page.goto('/blog/category/gardening'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Category Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');

    await page.getByRole('searchbox', { name: /Search/ }).fill('implant');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Posts about “implant”' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto('/blog?q=zebra');
    await expect(page.getByRole('heading', { name: 'Nothing found for “zebra”' })).toBeVisible();
  });

  test('shows a gradient where a post has no picture', async ({ page }) => {
    await page.goto(plainPost);
    await expect(page.locator('.post-hero-picture .post-gradient')).toBeVisible();
  });

  test('says that a post is not there, with status 404', async ({ page }) => {
    const answer = await page.goto('/blog/nothing-here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
    await expect(
      page.getByText("The blog post you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  });
});

test('a link preview has title, text, picture and structured data', async ({ request }) => {
  const html = await (await request.get(longPost)).text();
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url'])
    expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
  expect(html).toContain('<meta property="og:type" content="article"');
  const image = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(new URL(image).pathname)).headers()['content-type']).toMatch(/^image\//);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as { '@type': string },
  );
  expect(data.map((entry) => entry['@type'])).toEqual(
    expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
  );
});

/** What a service that shows links reads, which runs nothing. */
function sharedPicture(html: string) {
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const posting = /<script type="application\/ld\+json">([^<]*"BlogPosting"[^<]*)<\/script>/.exec(html)?.[1];
  return {
    url: meta('og:image') ?? '',
    onX: [meta('twitter:card'), meta('twitter:image'), meta('twitter:image:alt')],
    alt: meta('og:image:alt'),
    size: [meta('og:image:width'), meta('og:image:height')],
    posting: JSON.parse(posting ?? '{}') as { image?: string[] },
  };
}

test('a post with a picture is shared with that, every other page with the card of the practice', async ({
  request,
}) => {
  const post = sharedPicture(await (await request.get(longPost)).text());
  expect(new URL(post.url).pathname).toMatch(/^\/api\/blog-images\//);
  expect(post.alt).toMatch(/desk calendar/);
  expect(post.onX).toEqual(['summary_large_image', post.url, post.alt]);
  expect(post.posting.image).toEqual([post.url]);
  for (const path of ['/', '/blog', plainPost]) {
    const { url, size, alt } = sharedPicture(await (await request.get(path)).text());
    expect(new URL(url).pathname).toMatch(/^\/images\/share\//);
    expect(size).toEqual(['1200', '630']);
    expect(alt).toContain('Samplewater Dental');
    const card = await request.get(new URL(url).pathname);
    expect(card.headers()['content-type']).toBe('image/png');
  }
});

test('pages, feed and sitemap answer 304 to who has them, with one set of security headers', async ({
  request,
}) => {
  for (const path of ['/blog', longPost, '/rss.xml', '/sitemap.xml']) {
    const answer = await request.get(path);
    const { etag = '', ...headers } = answer.headers();
    expect(headers['content-security-policy'] ?? path).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).not.toContain(', max-age');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['netlify-cdn-cache-control']).toContain('durable');
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  }
});
