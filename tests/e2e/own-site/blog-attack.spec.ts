import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import type { PostItem } from '#contracts/answers/post.ts';
import { hostileHtml } from '#server/domain/posts/hostile-html.fixture.ts';
import { test, type BreakableSite } from '../../support/breakable-site.ts';

let site: BreakableSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site: own }) => {
  site = own;
  await site.empty();
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
    await page.goto(`${site.url}${path}`);
    // What came out of the stored HTML stays inside its own box.
    expect(await page.locator('main article .post-body').count()).toBe(path === '/blog' ? 0 : 1);
    expect(await page.locator('body > :is(header, main, footer)').count()).toBe(3);
    await page.evaluate(() =>
      document.querySelectorAll('a[href^="javascript"]').forEach((a) => (a as HTMLElement).click()),
    );
    expect(await isWithinItsWidth(page)).toBe(true);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const text of data) expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
  expect(alerts).toBe(0);
  for (const path of ['/rss.xml', '/sitemap.xml']) {
    const xml = await (await page.request.get(`${site.url}${path}`)).text();
    const fault = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
      xml,
    );
    expect(fault).toBeUndefined();
  }
});

/** Words that mean something to a parser of HTML, XML, JSON or a template, to a terminal or to a line of text. */
const attacks = [
  '</title></head><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  ']]></title><script>alert(1)</script>',
  '<!-- --!><svg onload=alert(1)>',
  '<![CDATA[<b>]]&gt;',
  '&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &#x3c;b&#x3e; &bogus;',
  '{"@type":"Person"}\\u003c/script\\u003e</script>',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} <%= alert(1) %>',
  'a\u2028b\u2029c\u0001d\ufffee\u007ff',
  '\u202emoc.elpmaxe\u2066 half \u0600 of it',
  `Z\u0301${'\u0336\u0338'.repeat(400)}`,
  '%s %n $& $1 \\0 %00 ../../etc/passwd',
];
/** What a stored picture may pretend to be; none of these is one of ours. */
const foreignPictures = [
  'javascript:alert(1)',
  'https://evil.example/x.png',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'data:image/svg+xml,<svg onload=alert(1)>',
  ' https://evil.example',
];

test('what hostile posts say reaches readers as words, in every form there is', async ({ page }) => {
  await site.sql`delete from blog_posts`;
  for (const [index, attack] of attacks.entries()) {
    const picture = foreignPictures[index % foreignPictures.length];
    await site.sql`insert into blog_posts (title, slug, content, excerpt, featured_image, image_alt, published)
      values (${attack}, ${`attack-${index}`}, ${`<p>${attack}</p><img src="/a.png" alt="${attack}">`}, ${attack}, ${picture},
        ${attack}, true)`;
  }
  await site.sql`update blog_posts set featured_image = '/images/none.png' where slug = 'attack-1'`;
  const drawn = readFileSync('src/assets/images/share/share.png').toString('hex');
  await site.sql`insert into blog_post_share_images (post_id, title, data)
    select id, title, decode(${drawn}, 'hex') from blog_posts`;

  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => alarms.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused/.test(message.text())) alarms.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) alarms.push(request.url());
  });

  const items = (await (await page.request.get(`${site.url}/api/blog-posts`)).json()) as PostItem[];
  const posts = new Map(items.map((item) => [item.slug, item]));
  for (const [index, attack] of attacks.entries()) {
    const slug = `attack-${index}`;
    expect(posts.get(slug)).toMatchObject({ title: attack, imageAlt: attack });
    expect((await page.goto(`${site.url}/blog/${slug}`))?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(attack);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', attack);
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', attack);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [posting, trail] = data.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: attack });
    expect(trail).toMatchObject({ itemListElement: [{}, {}, { name: attack }] });
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await page.request.get(site.url + new URL(shared ?? '').pathname);
    expect(picture.status()).toBe(slug === 'attack-1' ? 404 : 200);
    await expect(page.locator('body > :is(header, main, footer)')).toHaveCount(3);
    expect(await isWithinItsWidth(page)).toBe(true);
  }

  await page.goto(`${site.url}/blog`);
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(new Set(titles)).toEqual(new Set(attacks));
  expect(await isWithinItsWidth(page)).toBe(true);
  await expect(page.getByRole('article').locator('img[alt]')).toHaveAttribute('alt', attacks[1] ?? '');

  const xml = await (await page.request.get(`${site.url}/rss.xml`)).text();
  const inFeed = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return [...feed.querySelectorAll('item > title, item > description')].map((node) => node.textContent);
  }, xml);
  // oxlint-disable-next-line no-control-regex -- what XML has no way to carry
  const carried = attacks.map((attack) => attack.replace(/[\u0001\ufffe]/g, ''));
  expect(inFeed).toHaveLength(attacks.length * 2);
  expect(new Set(inFeed)).toEqual(new Set(carried));

  for (const attack of attacks) {
    await page.goto(`${site.url}/blog?q=${encodeURIComponent(attack)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(/./);
    await expect(page.locator('body > :is(header, main, footer)')).toHaveCount(3);
  }
  expect(alarms).toEqual([]);
});

async function isWithinItsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}
