import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { embeddedPostgres } from '../../scripts/database/embedded.ts';
import { serveSql, type SqlEndpoint } from '../../scripts/database/sql-endpoint.ts';
import type { SqlBackend, SqlQuery } from '../../scripts/database/sql-protocol.ts';
import { makeDataDir, type RunningServer, startServerProcess } from '../support/running-server.ts';

const staff = { email: 'editor@samplewater-dental.example', password: 'a long enough passphrase' };
const data = [makeDataDir(), makeDataDir()];
const statements: SqlQuery[][] = [];
const servers: RunningServer[] = [];
let backend: SqlBackend;
let endpoint: SqlEndpoint;
let cookie = '';

beforeAll(async () => {
  const database = await embeddedPostgres({ template: inject('databaseTemplate') });
  backend = {
    ...database,
    run: (queries, options) => {
      statements.push(queries);
      return database.run(queries, options);
    },
  };
  endpoint = await serveSql(backend);
  for (const { path } of data)
    servers.push(
      await startServerProcess({
        DATA_DIR: path,
        DATABASE_URL: endpoint.connectionString,
        DATABASE_HTTP_ENDPOINT: endpoint.url,
        SESSION_SECRET: 'a-test-secret-of-more-than-thirty-two-bytes',
        SITE_URL: 'http://localhost',
        SEED: '0',
        ADMIN_EMAIL: staff.email,
        ADMIN_PASSWORD: staff.password,
      }),
    );
  const answer = await send('POST', '/api/admin/login', staff);
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await endpoint.close();
  await backend.close();
  for (const folder of data) folder.remove();
});

const url = (server: number, path: string) => `${servers[server]?.url}${path}`;
/** A change, always by the first server. */
const send = (method: string, path: string, body?: object) =>
  fetch(url(0, path), {
    method,
    headers: { cookie, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
/** A page as the second server shows it. */
const page = async (path: string) => (await fetch(url(1, path))).text();

test('a server that shares its database keeps pages too, and shows what another has changed on the next request', async () => {
  const created = await send('POST', '/api/admin/blog-posts', {
    title: 'A first title to look for',
    content: '<p>Some text.</p>',
    published: true,
  });
  const { id, slug } = (await created.json()) as { id: string; slug: string };
  const shown = ['/blog', `/blog/${slug}`, '/api/blog-posts', `/api/blog-posts/${slug}`];
  for (const path of [...shown, '/rss.xml', '/sitemap.xml']) expect(await page(path)).toContain(slug);

  statements.splice(0);
  const again = await Promise.all(Array.from({ length: 12 }, (_, index) => page(shown[index % 4] ?? '')));
  for (const one of again) expect(one).toContain('A first title to look for');
  const asked = statements.flat().map(({ query }) => query);
  expect(asked.filter((query) => !query.includes('posts_version'))).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);

  await send('PUT', `/api/admin/blog-posts/${id}`, {
    title: 'A second title',
    content: '<p>Other words.</p>',
  });
  for (const path of shown) expect(await page(path)).toContain('A second title');
  expect(await page(`/blog/${slug}`)).toContain('Other words.');

  await send('DELETE', `/api/admin/blog-posts/${id}`);
  for (const path of ['/blog', '/api/blog-posts']) expect(await page(path)).not.toContain('A second title');
  for (const path of [`/blog/${slug}`, `/api/blog-posts/${slug}`])
    expect((await fetch(url(1, path))).status).toBe(404);
  for (const path of ['/rss.xml', '/sitemap.xml']) expect(await page(path)).not.toContain(slug);
});
