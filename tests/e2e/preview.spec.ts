import { createHmac } from 'node:crypto';
import { type Browser, type Page } from 'playwright/test';
import { letIn, newEditor, newTitle } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

const secretText = 'Nobody but us knows about the new whitening tray.';

/** A draft with everything an editor can put into one, and a link to it. */
async function draftWithLink(page: Page) {
  await letIn(page.context(), await newEditor());
  const title = newTitle('Draft about trays');
  const content = `<h2>First of all</h2><p>${secretText}</p><table><tbody><tr><td>Price</td><td>$90</td></tr></tbody></table>`;
  const created = await page.request.post('/api/admin/blog-posts', { data: { title, content } });
  const { id, slug } = (await created.json()) as { id: string; slug: string };
  const made = await page.request.post(`/api/admin/blog-posts/${id}/preview`);
  const { url, expiresAt } = (await made.json()) as { url: string; expiresAt: string };
  return { id, slug, title, url, expiresAt };
}

/** A browser that never signed in: the colleague who was sent the link. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** The query of a link signed with the server's own key, for a time of choice. */
function signedUntil(id: string, expires: number): string {
  const key = process.env['SESSION_SECRET'] ?? '';
  const signature = createHmac('sha256', key).update(`post-preview:${id}:${expires}`).digest('base64url');
  return new URLSearchParams({ expires: String(expires), signature }).toString();
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);

test('a preview is the whole page readers will get, for anybody with the link, and for nobody else', async ({
  page,
  browser,
}) => {
  const { slug, title, url, expiresAt } = await draftWithLink(page);
  expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 3_600_000);
  const reader = await stranger(browser);
  const answer = await reader.goto(url);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(answer?.headers()['netlify-cdn-cache-control']).toBeUndefined();
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByText('1 min read')).toBeVisible();
  await expect(reader.getByRole('heading', { level: 2, name: 'First of all' })).toBeVisible();
  await expect(reader.getByRole('group', { name: 'Table' }).getByText('$90')).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'Ready to Schedule Your Visit?' })).toBeVisible();
  await expect(reader.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title);

  // Neither search engines nor readers come across it.
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(reader.locator('link[rel="canonical"]')).toHaveCount(0);
  for (const path of ['/blog', '/rss.xml', '/sitemap.xml', '/api/blog-posts'])
    expect(await (await reader.request.get(path)).text(), path).not.toContain(slug);
  for (const path of [`/blog/${slug}`, `/api/blog-posts/${slug}`, `/api/blog-posts/${slug}/share-image`])
    expect((await reader.request.get(path)).status(), path).toBe(404);
  await reader.context().close();
});

test('a preview link that is over, changed or made for another post shows nothing', async ({
  page,
  browser,
}) => {
  const { id, url } = await draftWithLink(page);
  const other = await draftWithLink(page);
  const valid = new URL(url, 'http://localhost').searchParams;
  const changed = (name: string, value: string) => {
    const query = new URLSearchParams(valid);
    query.set(name, value);
    return query.toString();
  };
  const reader = await stranger(browser);
  const pathOf = (query: string) => `/blog/preview/${id}?${query}`;
  const good = await reader.request.get(pathOf(signedUntil(id, nowInSeconds() + 60)));
  expect(good.status()).toBe(200);
  const expired = signedUntil(id, nowInSeconds() - 1);
  for (const query of [
    expired,
    signedUntil(other.id, nowInSeconds() + 60),
    changed('expires', String(Number(valid.get('expires')) + 3600)),
    changed('expires', 'NaN'),
    changed('expires', '9'.repeat(40)),
    changed('signature', ''),
    changed('signature', `${valid.get('signature')}A`),
    changed('signature', valid.get('signature')?.toUpperCase() ?? ''),
    '',
  ]) {
    const answer = await reader.request.get(pathOf(query));
    expect(answer.status(), query).toBe(404);
    expect(answer.headers()['x-robots-tag'], query).toBe('noindex, nofollow');
    const html = await answer.text();
    expect(html, query).toMatch(/<h1[^>]*>Blog Post Not Found/);
    expect(html, query).toContain('<meta name="robots" content="noindex">');
    expect(html, query).not.toContain(secretText);
  }
  await reader.goto(pathOf(expired));
  await expect(reader.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await reader.content()).not.toContain(secretText);
  for (const odd of ['no-such-id', '00000000-0000-4000-8000-000000000000', '%00', '..%2f..'])
    expect((await reader.request.get(`/blog/preview/${odd}?${valid.toString()}`)).ok()).toBe(false);
  await reader.context().close();
});

test('a preview ends with the post, and shows what was saved last', async ({ page }) => {
  const { id, url } = await draftWithLink(page);
  await page.request.put(`/api/admin/blog-posts/${id}`, { data: { content: '<p>Quite another text.</p>' } });
  await page.goto(url);
  await expect(page.getByText('Quite another text.')).toBeVisible();
  await page.request.delete(`/api/admin/blog-posts/${id}`);
  expect((await page.reload())?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
});
