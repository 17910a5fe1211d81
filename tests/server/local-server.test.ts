import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fillDataDir } from '../support/database-template.ts';
import { makeDataDir, type RunningServer, startServerProcess } from '../support/running-server.ts';

/** A request exactly as written: `fetch` would tidy the path and refuse some methods. */
function raw(
  url: string,
  method: string,
  path: string,
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url);
    const request = httpRequest({ host: '127.0.0.1', port, method, path }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    request.on('error', reject).end();
  });
}

describe('a running server', () => {
  const data = makeDataDir();
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServerProcess({ DATA_DIR: data.path, SEED: '0' });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    data.remove();
  });

  test('says where it serves, and once who may sign in', () => {
    expect(server.output()).toMatch(
      /^First administrator: admin@samplewater-dental\.example {2}password: \S{16,}$/m,
    );
    expect(server.output()).toMatch(/^Ready http:\/\/localhost:\d+$/m);
  });

  test('serves pages with every security header, once each', async () => {
    for (const path of ['/', '/about', '/blog', '/nowhere', '/blog/nowhere']) {
      const { headers } = await raw(server.url, 'GET', path);
      for (const name of [
        'strict-transport-security',
        'x-content-type-options',
        'referrer-policy',
        'permissions-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'x-frame-options',
        'content-security-policy',
      ])
        expect(headers[name], `${name} of ${path}`).toEqual(expect.any(String));
      expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|undefined/);
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  test('answers an unknown page with 404 and a whole page, an unknown call with 404 and JSON', async () => {
    const page = await raw(server.url, 'GET', '/nowhere');
    expect(page.status).toBe(404);
    expect(page.body).toContain('404 Page Not Found');
    const call = await raw(server.url, 'GET', '/api/nowhere');
    expect(call.status).toBe(404);
    expect(JSON.parse(call.body)).toMatchObject({
      error: expect.any(String),
      requestId: call.headers['x-request-id'],
    });
  });

  test.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'])(
    'refuses %s at /api/health with what it allows',
    async (method) => {
      const answer = await raw(server.url, method, '/api/health');
      expect(answer.status).toBe(405);
      expect(answer.headers['allow']).toBe('GET, HEAD');
    },
  );

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '//etc/passwd',
    '/.env',
    '/%00',
    '/%ff',
    '/.netlify/v1/config.json',
    '/images/../../package.json',
  ])('gives nothing away at %s', async (path) => {
    const answer = await raw(server.url, 'GET', path);
    expect([301, 308, 400, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/"dependencies"|^root:|remote_images/m);
  });

  test('compresses nothing in a way somebody says they cannot read', async () => {
    const search = new URL('/blog?q=floss', server.url);
    const encodingFor = async (accepted: string) =>
      (await fetch(search, { headers: { 'Accept-Encoding': accepted } })).headers.get('content-encoding');
    expect(await encodingFor('gzip, br')).toBe('br');
    expect(await encodingFor('gzip, br;q=0')).toBe('gzip');
  });

  test('compresses pages, and lets browsers keep pictures for good', async () => {
    const page = await fetch(server.url, { headers: { 'Accept-Encoding': 'br' } });
    expect(page.headers.get('content-encoding')).toBe('br');
    const picture = /\/images\/[^" ]+\.(avif|webp)/.exec(await page.text())?.[0] ?? '';
    const answer = await fetch(new URL(picture, server.url));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['/our-team', '/about'],
    ['/our-team/?from=mail', '/about?from=mail'],
    ['/category/kids/page/2', '/blog'],
    ['/?page_id=7', '/contact?page_id=7'],
    // The host's own rules know capitals; the page for what there is none does not.
    ['/Our-Team', '/about'],
  ])('leads from %s of the former site on, for good and with every header', async (from, to) => {
    const { status, headers } = await raw(server.url, 'GET', from);
    expect(status).toBe(301);
    expect(headers['location']).toBe(to);
    for (const name of ['strict-transport-security', 'x-content-type-options', 'content-security-policy'])
      expect(headers[name], name).toEqual(expect.any(String));
    expect((await fetch(new URL(to, server.url))).status).toBe(200);
  });

  test('shows nobody the rules by which it leads on', async () => {
    expect((await raw(server.url, 'GET', '/_redirects')).status).toBe(404);
    expect((await raw(server.url, 'GET', '/?page_id=8')).status).toBe(200);
  });

  test('can run twice from one checkout, and refuses to share a database folder', async () => {
    const other = makeDataDir();
    await fillDataDir(other.path, inject('databaseTemplate'));
    const second = await startServerProcess({ DATA_DIR: other.path, SEED: '0' });
    expect(await second.end('SIGINT')).toBe(0);
    other.remove();
    await expect(startServerProcess({ DATA_DIR: data.path })).rejects.toThrow(
      /Another process uses the database/,
    );
  });
});
