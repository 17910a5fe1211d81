import { neonConfig } from '@neondatabase/serverless';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { json } from '#server/http/answers.ts';
import { endpoint, publicRoute, type DeclaredCall } from '#server/http/endpoint.ts';
import login from '../../netlify/functions/admin-login.ts';
import logout from '../../netlify/functions/admin-logout.ts';
import me from '../../netlify/functions/admin-me.ts';
import users from '../../netlify/functions/admin-users.ts';
import health from '../../netlify/functions/health.ts';
import { loadFunctions } from '../../scripts/server/functions.ts';
import { call } from '../support/call.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

describe('a method the address does not take', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s is answered 405 with what it takes',
    async (method) => {
      const answer = await call(me, '/api/admin/me', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('a write', () => {
  test.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    [
      'of another site that names our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8888' },
      403,
    ],
    ['of another origin', { origin: 'https://evil.example' }, 403],
    ['of another scheme', { origin: 'https://localhost:8888' }, 403],
    ['of another port', { origin: 'http://localhost:8889' }, 403],
    ['of a name that begins like ours', { origin: 'http://localhost:8888.evil.example' }, 403],
    ['of an opaque origin', { origin: 'null' }, 403],
    ['of our own pages', { 'sec-fetch-site': 'same-origin' }, 204],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, 204],
    ['of our own origin in an old browser', { origin: 'http://localhost:8888' }, 204],
    ['of no browser at all', {}, 204],
  ])('%s', async (_, headers, status) => {
    expect((await call(logout, '/api/admin/logout', { method: 'POST', headers })).status).toBe(status);
  });
});

test('behind the question mark a handler sees what its call names, and nothing else', async () => {
  const echo = endpoint('/api/echo', {
    GET: publicRoute({
      query: ['q', 'page'],
      answers: { 200: z.string() },
      handle: ({ url }) => Promise.resolve(json(200, url.search)),
    }),
  });
  const answer = await call(echo, '/api/echo?q=a%20b&more=1&page=2&q=c&__proto__=x');
  expect(await answer.json()).toBe('?q=a+b&page=2&q=c');
});

test('an answer nobody has declared, or with a member more, is noticed by whoever calls a function', async () => {
  const answering = (status: number, content: object) =>
    endpoint('/api/answering', {
      GET: publicRoute({
        answers: { 200: z.strictObject({ name: z.string() }) },
        handle: () => Promise.resolve(json(status, content)),
      }),
    });
  await call(answering(200, { name: 'Ada' }), '/api/answering');
  for (const [status, content] of [
    [200, { name: 'Ada', more: 1 }],
    [200, {}],
    [202, { name: 'Ada' }],
    [404, { name: 'Ada' }],
  ] as const)
    await expect(call(answering(status, content), '/api/answering')).rejects.toThrow(/declared/);
});

describe('an address with what no address of ours has', () => {
  test.each(['\0', 'a\0b', '\u0007', '\u0085', '\ud800'])('in place of an id, %j, is 404', async (part) => {
    const { headers } = await signedIn();
    for (const { handler, paths } of await loadFunctions())
      for (const path of paths.filter((one) => one.includes(':')))
        for (const { method } of (handler as typeof handler & { calls: DeclaredCall[] }).calls) {
          const params = Object.fromEntries(
            [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, part]),
          );
          const body = method === 'GET' || method === 'DELETE' ? undefined : {};
          const answer = await call(handler, '/', { method, params, headers, body });
          expect([method, path, answer.status]).toEqual([method, path, 404]);
        }
  });
});

describe('a call of staff', () => {
  test.each([
    ['a picture in a post', 'image', 403],
    ['a frame', 'iframe', 403],
    ['a script', 'script', 403],
    ['a style sheet', 'style', 403],
    ['a film', 'video', 403],
    ['a script’s own call', 'empty', 200],
    ['an address somebody opens', 'document', 200],
  ])('as %s', async (_, destination, status) => {
    const { headers } = await signedIn();
    const answer = await call(me, '/api/admin/me', {
      headers: { ...headers, 'sec-fetch-dest': destination },
    });
    expect(answer.status).toBe(status);
  });

  test('loaded by a page does not count as somebody at the desk', async () => {
    const { headers, id } = await signedIn();
    await sql(`update admin_sessions set last_seen_at = now() - interval '30 minutes' where admin_id = $1`, [
      id,
    ]);
    await call(me, '/api/admin/me', { headers: { ...headers, 'sec-fetch-dest': 'image' } });
    const [{ idle } = {}] = await sql(
      `select last_seen_at < now() - interval '29 minutes' as idle from admin_sessions where admin_id = $1`,
      [id],
    );
    expect(idle).toBe(true);
  });
});

describe('a body', () => {
  const send = (body: string, headers = { 'Content-Type': 'application/json' }) =>
    call(login, '/api/admin/login', { body, headers });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('of the type %j is 415', async (type) => {
    expect((await send('{}', { 'Content-Type': type })).status).toBe(415);
  });

  test.each(['', '{', 'undefined', '{"email":}', '\u0000'])('that is no JSON (%j) is 400', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  test.each(['null', '[]', '"text"', '7', 'true'])('that is no object (%s) is 400', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('over 64 kB is 413', async () => {
    expect((await send(JSON.stringify({ email: 'x'.repeat(65_536) }))).status).toBe(413);
  });
});

describe('without a session', () => {
  test.each(['{', '{}', JSON.stringify({ email: 'x'.repeat(70_000) })])(
    'an admin write is 401 whatever its body is',
    async (body) => {
      const answer = await call(users, '/api/admin/users', {
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(answer.status).toBe(401);
    },
  );
});

describe('every answer', () => {
  test('carries the security headers, a request id, and nothing that says who made it', async () => {
    const { headers } = await signedIn();
    for (const answer of [
      await call(me, '/api/admin/me', { headers }),
      await call(me, '/api/admin/me'),
      await call(health, '/api/health'),
    ]) {
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-powered-by')).toBeNull();
    }
  });

  test('to HEAD has the headers and no body', async () => {
    const answer = await call(health, '/api/health', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('of a failure names the request', async () => {
    const answer = await call(me, '/api/admin/me');
    expect(await answer.json()).toEqual({
      error: 'Please sign in.',
      requestId: answer.headers.get('x-request-id'),
    });
  });
});

describe('with the database down', () => {
  const whileDown = async (work: () => Promise<Response>) => {
    const endpoint = neonConfig.fetchEndpoint;
    neonConfig.fetchEndpoint = 'http://127.0.0.1:9/sql';
    try {
      return await work();
    } finally {
      neonConfig.fetchEndpoint = endpoint;
    }
  };

  test('sign-in answers 503 with the time to come back and the phone number, and nothing of the database', async () => {
    const answer = await whileDown(() =>
      call(login, '/api/admin/login', { body: { email: 'a@b.example', password: 'some password' } }),
    );
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const text = await answer.text();
    expect(text).toContain('(904) 555-0142');
    expect(text).not.toMatch(/sql|postgres|fetch|127\.0\.0\.1/i);
  });

  test('health still says that the site itself answers, without asking it', async () => {
    const answer = await whileDown(() => call(health, '/api/health/live'));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok', version: expect.any(String) as unknown });
  });

  test('health says so within three seconds', async () => {
    const answer = await whileDown(() => call(health, '/api/health'));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'degraded', database: 'down' });
  });
});

test('the log has one JSON line per request with ids and outcomes, and no address, query or body', async () => {
  const lines: string[] = [];
  vi.mocked(process.stdout.write).mockImplementation((line) => lines.push(String(line)) > 0);
  await call(login, '/api/admin/login?canary-query', {
    body: { email: 'canary@samplewater-dental.example', password: 'canary password' },
  });
  expect(lines).toHaveLength(1);
  expect(Object.keys(JSON.parse(lines[0] ?? '') as object)).toEqual([
    'time',
    'requestId',
    'method',
    'route',
    'status',
    'milliseconds',
  ]);
  expect(lines[0]).not.toContain('canary');
});
