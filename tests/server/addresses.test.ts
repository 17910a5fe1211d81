import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fillDataDir } from '../support/database-template.ts';
import { openSocket, readAnswer, sendRaw } from '../support/raw-socket.ts';
import { makeDataDir, type RunningServer, startServerProcess } from '../support/running-server.ts';

const siteUrl = 'https://www.samplewater-dental.example';
const data = makeDataDir();
let server: RunningServer;
let slow: Socket;

beforeAll(async () => {
  await fillDataDir(data.path, inject('databaseTemplate'));
  server = await startServerProcess({ DATA_DIR: data.path, SITE_URL: siteUrl, SEED: '0' });
  // Looked at last: whoever never ends the headers is given a few seconds.
  slow = await openSocket(server.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
});
afterAll(async () => {
  await server.end('SIGTERM');
  data.remove();
});

let count = 0;
/** An appointment sent from a page of `origin` to an address written as it stands. */
function book(target: string, { host = new URL(server.url).host, origin = 'http://evil.example' } = {}) {
  count += 1;
  const body = JSON.stringify({
    firstName: 'Ada',
    lastName: `Sample${'abcdefghijklmnopqrstuvwxyz'[count]}`,
    email: `ada${count}@mail.example`,
    phone: '904-555-0199',
  });
  return sendRaw(
    server.url,
    [
      `POST ${target} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${origin}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ],
    body,
  );
}

test.each([
  ['bytes=10-15', 206],
  ['bytes=15-10', 200],
  ['bytes=-5', 200],
  ['bytes=0-99999999999999999999', 200],
])('a part of a file, %s, is answered', async (range, status) => {
  const answer = await sendRaw(server.url, [
    'GET /favicon.ico HTTP/1.1',
    'Host: localhost',
    `Range: ${range}`,
  ]);
  expect(answer.status).toBe(status);
});

describe('a page elsewhere', () => {
  test.each([
    '//evil.example/api/appointments',
    '/\\evil.example/api/appointments',
    '///evil.example/api/appointments',
    '/\\/evil.example/api/appointments',
    'http://evil.example/api/appointments',
    'evil.example/api/appointments',
    '//evil.example\\api/appointments',
    '/.//evil.example/api/appointments',
    '/api/../../evil.example/api/appointments',
  ])('books nothing through the address %s', async (target) => {
    const { status } = await book(target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('books nothing under a name that leads to this server', async () => {
    const answer = await book('/api/appointments', { host: 'evil.example' });
    expect(answer.status).toBe(403);
  });

  test('is not led away by an address that names another site', async () => {
    for (const target of ['//evil.example/', '//evil.example/about/', '/\\evil.example/']) {
      const answer = await sendRaw(server.url, [`GET ${target} HTTP/1.1`, 'Host: localhost']);
      expect(answer.status).toBe(400);
      expect(answer.headers.map(([name]) => name)).not.toContain('location');
    }
  });
});

describe('the site’s own pages', () => {
  test.each([
    ['its own name', () => ({ host: 'www.samplewater-dental.example', origin: siteUrl })],
    ['this machine’s name', () => ({ origin: server.url })],
    ['this machine’s number', () => ({ host: '127.0.0.1:1', origin: 'http://127.0.0.1:1' })],
  ])('book under %s', async (_, from) => {
    expect((await book('/api/appointments', from())).status).toBe(201);
  });
});

test.each([
  ['without a host', ['GET / HTTP/1.1']],
  ['with two hosts', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
  ['with a broken escape', ['GET /%ff HTTP/1.1', 'Host: localhost']],
  ['with a broken header', ['GET / HTTP/1.1', 'Host: localhost', 'Broken']],
  ['with an endless header', ['GET / HTTP/1.1', 'Host: localhost', `X: ${'x'.repeat(20_000)}`]],
  ['with an unknown expectation', ['GET /%ff HTTP/1.1', 'Host: localhost', 'Expect: miracles']],
])('a request %s is refused with every header', async (_, lines) => {
  const { status, headers } = await sendRaw(server.url, lines);
  expect([400, 431]).toContain(status);
  const names = headers.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['x-request-id', 'content-security-policy', 'strict-transport-security']),
  );
});

test('a connection that never ends its headers is closed with 408', async () => {
  expect((await readAnswer(slow)).status).toBe(408);
});
