import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillDataDir } from '../support/database-template.ts';
import { makeDataDir, type RunningServer, startServerProcess } from '../support/running-server.ts';

const staff = { email: 'editor@samplewater-dental.example', password: 'a long enough passphrase' };
const data = makeDataDir();
let server: RunningServer;
let cookie = '';
beforeAll(async () => {
  await fillDataDir(data.path, inject('databaseTemplate'));
  server = await startServerProcess({
    DATA_DIR: data.path,
    SEED: '0',
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
  });
  const answer = await send('POST', '/api/admin/login', staff);
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
});
afterAll(async () => {
  await server.end('SIGTERM');
  data.remove();
});

const send = (method: string, path: string, body?: object) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { cookie, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const page = async (path: string) => (await fetch(`${server.url}${path}`)).text();
const published = async (title: string) =>
  (await (
    await send('POST', '/api/admin/blog-posts', { title, content: '<p>Some text.</p>', published: true })
  ).json()) as {
    id: string;
    slug: string;
  };

test('a page kept in memory shows every change on the next request', async () => {
  const first = await published('A first title to look for');
  expect(await page('/blog')).toContain('A first title to look for');
  expect(await page('/blog')).toContain('A first title to look for');
  expect(await page(`/blog/${first.slug}`)).toContain('Some text.');
  expect(await page(`/api/blog-posts/${first.slug}`)).toContain('Some text.');

  await send('PUT', `/api/admin/blog-posts/${first.id}`, {
    title: 'A second title',
    content: '<p>Other words.</p>',
  });
  expect(await page('/blog')).toContain('A second title');
  expect(await page('/blog')).not.toContain('A first title');
  expect(await page(`/blog/${first.slug}`)).toContain('Other words.');
  expect(await page(`/api/blog-posts/${first.slug}`)).toContain('Other words.');

  const other = await published('A newer one');
  expect(await page('/blog')).toContain('A newer one');
  expect(await page(`/blog/${first.slug}`)).toContain('A newer one');
  for (const path of ['/rss.xml', '/sitemap.xml']) expect(await page(path)).toContain(other.slug);

  await send('DELETE', `/api/admin/blog-posts/${other.id}`);
  expect(await page('/blog')).not.toContain('A newer one');
  expect((await fetch(`${server.url}/blog/${other.slug}`)).status).toBe(404);
  for (const path of ['/rss.xml', '/sitemap.xml']) expect(await page(path)).not.toContain(other.slug);
});

test('it differs by what the page looks at and by nothing else', async () => {
  await published('About whitening trays');
  await page('/blog');
  expect(await page('/blog?utm=x')).toContain('About whitening trays');
  expect(await page('/blog?q=nothinglikeit')).not.toContain('About whitening trays');
  expect(await page('/blog?page=99')).not.toContain('About whitening trays');
  expect(await page('/blog')).toContain('About whitening trays');
});

test('it is compressed, known by its tag, and has a request id and headers of its own', async () => {
  await page('/blog');
  const ask = () => fetch(`${server.url}/blog`, { headers: { 'Accept-Encoding': 'br' } });
  const answers = [await ask(), await ask()];
  const [one, two] = answers.map(({ headers }) => headers);
  expect(one?.get('content-encoding')).toBe('br');
  expect(one?.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(one?.get('x-request-id')).not.toBe(two?.get('x-request-id'));
  const again = await fetch(`${server.url}/blog`, { headers: { 'If-None-Match': one?.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const head = await fetch(`${server.url}/blog`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test.each([
  '/api/announcements',
  '/api/blog-posts',
  '/announcements',
  '/blog/category/prevention',
  '/sitemap.xml',
])('%s says the same after somebody has asked for its head alone', async (path) => {
  expect((await fetch(`${server.url}${path}`, { method: 'HEAD' })).status).toBe(200);
  expect(await page(path)).toMatch(/[>}\]]\s*$/);
});
