import { globSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildIfNeeded } from '../../scripts/server/build.ts';
import { fillDataDir } from '../support/database-template.ts';
import { observatoryScore } from '../support/observatory.ts';
import { type RawAnswer, sendRaw } from '../support/raw-socket.ts';
import { routes } from '../support/routes.ts';
import { makeDataDir, type RunningServer, startServerProcess } from '../support/running-server.ts';

const root = join(import.meta.dirname, '../..');
const data = makeDataDir();
let server: RunningServer;
beforeAll(async () => {
  await fillDataDir(data.path, inject('databaseTemplate'));
  server = await startServerProcess({ DATA_DIR: data.path });
});
afterAll(async () => {
  await server.end('SIGTERM');
  data.remove();
});

const ask = (path: string, method = 'GET') =>
  sendRaw(server.url, [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(server.url).host}`,
    'Content-Length: 0',
  ]);

/** Each header once, and the most a site can have from both of the field's judges. */
function expectGuarded({ headers }: RawAnswer, what: string): void {
  const names = headers.map(([name]) => name);
  for (const name of ['content-security-policy', 'strict-transport-security', 'x-request-id'])
    expect(
      names.filter((other) => other === name),
      `${name} of ${what}`,
    ).toHaveLength(1);
  const given = new Map(headers);
  expect(observatoryScore(given), `score of ${what}`).toBe(130);
  const { csp } = new CspParser(given.get('content-security-policy') ?? '');
  const findings = new CspEvaluator(csp).evaluate();
  // Its note on 'self' (should this site serve somebody else's scripts) is the one it always has.
  expect(
    findings.filter(({ severity, value }) => severity < Severity.MEDIUM_MAYBE || value !== "'self'"),
    `findings on ${what}`,
  ).toEqual([]);
  expect(names).not.toContain('x-powered-by');
  expect(names).not.toContain('access-control-allow-origin');
  expect(names).not.toContain('set-cookie');
}

test('every page has the full score', async () => {
  for (const { path } of [
    ...routes,
    ...['', '/inbox', '/images', '/staff', '/activity', '/account', '/welcome'].map((place) => ({
      path: `/admin${place}`,
    })),
    { path: '/contact/thank-you?ref=SD-2345-6789' },
    { path: '/blog/nowhere' },
    { path: '/blog/preview/x' },
  ])
    expectGuarded(await ask(path), path);
});

test('a page that is known already keeps the policy it came with', async () => {
  const page = await fetch(`${server.url}/about`);
  const again = await fetch(`${server.url}/about`, {
    headers: { 'If-None-Match': page.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'));
});

test('so has every file', async () => {
  const { files } = await buildIfNeeded(root);
  const paths = globSync('**/*.*', { cwd: files }).filter(
    (path) => !/\.(br|gz)$|^_(headers|redirects)$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) expectGuarded(await ask(encodeURI(`/${path}`), 'HEAD'), path);
});

test.each([
  ['GET', '/%ff', 400],
  ['GET', '//elsewhere.example/', 400],
  ['GET', '/nowhere', 404],
  ['GET', '/nowhere/', 404],
  ['GET', '/wp-login.php', 404],
  ['POST', '/nowhere', 404],
  ['GET', '/api/nowhere', 404],
  ['GET', '/api/blog-posts/nowhere', 404],
  ['GET', '/api/blog-images/nowhere', 404],
  ['GET', '/api/health', 200],
  ['GET', '/api/admin/me', 401],
  ['DELETE', '/api/appointments', 405],
  ['TRACE', '/api/health', 405],
  ['POST', '/api/appointments', 415],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/rss.xml', 200],
] as const)('so has the answer to %s %s (%i)', async (method, path, status) => {
  const answer = await ask(path, method);
  expect(answer.status).toBe(status);
  expectGuarded(answer, path);
});

test.each(['appointments', 'contacts'])('so has the page that gives back a form of %s', async (resource) => {
  const body = 'notes=%3Cscript%3Ealert(1)%3C%2Fscript%3E&message=%3C%2Ftextarea%3E';
  const answer = await sendRaw(
    server.url,
    [
      `POST /api/${resource} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
    ],
    body,
  );
  expect(answer.status).toBe(422);
  expectGuarded(answer, 'the form page');
  expect(answer.body).not.toContain('<script>');
  expect(answer.body.match(/<\/textarea>/g)).toHaveLength(1);
});

test.each([
  ['a line that is no header', ['GET / HTTP/1.1', 'Host: localhost', 'no header'], 400],
  [
    'two lengths',
    ['POST /api/reports HTTP/1.1', 'Host: localhost', 'Content-Length: 0', 'Content-Length: 9'],
    400,
  ],
  ['headers without end', ['GET / HTTP/1.1', 'Host: localhost', `X: ${'x'.repeat(20_000)}`], 431],
])('so has the answer to what never becomes a request: %s', async (what, lines, status) => {
  const answer = await sendRaw(server.url, lines);
  expect(answer.status).toBe(status);
  expectGuarded(answer, what);
});

describe('an address with a slash at its end', () => {
  test.each([
    ['GET', '/about/', 200],
    ['GET', '/blog/', 200],
    ['GET', '/contact/thank-you/', 200],
    ['GET', '/api/blog-posts/', 200],
    ['GET', '/api/health/', 200],
    ['POST', '/api/appointments/', 415],
    ['POST', '/api/admin/login/', 415],
  ] as const)('is the same address: %s %s', async (method, path, status) => {
    const answer = await ask(path, method);
    expect(answer.status).toBe(status);
    expectGuarded(answer, path);
  });

  test('names the one without as the page’s own', async () => {
    for (const path of ['/about', '/blog'])
      expect((await ask(`${path}/`)).body).toMatch(
        new RegExp(`<link rel="canonical" href="https://[^/"]+${path}">`),
      );
  });
});
