import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { repeatable, sql } from '#server/db/client.ts';
import { forgetEnvironment } from '#server/env.ts';
import { embeddedPostgres } from '../../scripts/database/embedded.ts';
import { openDatabase } from '../../scripts/database/open-database.ts';
import { serveSql, type SqlEndpoint } from '../../scripts/database/sql-endpoint.ts';
import type { SqlBackend } from '../../scripts/database/sql-protocol.ts';
import { fillDataDir } from '../support/database-template.ts';

describe('the SQL endpoint on a loopback port', () => {
  let backend: SqlBackend;
  let endpoint: SqlEndpoint;
  beforeAll(async () => {
    backend = await embeddedPostgres({ template: inject('databaseTemplate') });
    endpoint = await serveSql(backend);
  });
  afterAll(async () => {
    await endpoint.close();
    await backend.close();
  });

  interface Attempt {
    headers?: Record<string, string>;
    body?: string;
    method?: string;
  }

  /** What the driver sends, less or more what an attempt changes. `fetch` itself would not let a test forge a host. */
  function post({ headers = {}, body, method = 'POST' }: Attempt = {}): Promise<number | undefined> {
    const driver = {
      'Content-Type': 'text/plain;charset=UTF-8',
      'Neon-Connection-String': endpoint.connectionString,
    };
    return new Promise((resolve, reject) => {
      const message = request(`${endpoint.url}/sql`, { method, headers: { ...driver, ...headers } });
      message.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      message.on('error', reject);
      message.end(body ?? JSON.stringify({ query: 'select 1', params: [] }));
    });
  }

  it('answers the driver', async () => {
    expect(await post()).toBe(200);
  });

  it.each([
    ['no connection string', { 'Neon-Connection-String': '' }, 401],
    ['a guessed one', { 'Neon-Connection-String': 'postgres://local:local@localhost/local' }, 401],
    ['a page of another site, even with the key', { Origin: 'https://evil.example' }, 403],
    ['a page on this very machine, even with the key', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a name that was pointed here', { Host: 'evil.example' }, 421],
    ['the type of a plain form', { 'Content-Type': 'text/plain' }, 415],
  ])('refuses %s', async (_what, headers, status) => {
    expect(await post({ headers })).toBe(status);
  });

  it('answers nothing but a post', async () => {
    expect(await post({ method: 'PUT' })).toBe(405);
  });

  // A driver and the endpoint are often one process: one that is held up finds both ends' time over, and asks where nobody listens.
  it('never hangs up first', async () => {
    const headers = { 'Neon-Connection-String': endpoint.connectionString };
    const answer = await fetch(`${endpoint.url}/sql`, {
      method: 'POST',
      headers,
      body: '{"query":"select 1"}',
    });
    expect([answer.headers.get('connection'), answer.headers.get('keep-alive')]).toEqual([
      'keep-alive',
      null,
    ]);
    await answer.text();
  });

  it('reads no more of a message than its limit', async () => {
    expect(await post({ body: 'x'.repeat(17 * 1024 * 1024) })).toBe(413);
  });

  it('has a key of its own at every start', async () => {
    const other = await serveSql(backend);
    expect(other.connectionString).not.toBe(endpoint.connectionString);
    await other.close();
  });
});

describe('the database of a server on this machine', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'samplewater-access-'));
  const before = { ...process.env };
  let close: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    for (const name of ['DATABASE_URL', 'NETLIFY_DB_URL', 'DATABASE_HTTP_ENDPOINT'])
      Reflect.deleteProperty(process.env, name);
    process.env['SITE_URL'] = 'http://localhost:8888';
    process.env['SESSION_SECRET'] = 'a-test-secret-of-more-than-thirty-two-bytes';
    await fillDataDir(dataDir, inject('databaseTemplate'));
    close = await openDatabase(dataDir);
    forgetEnvironment();
  });
  afterAll(async () => {
    await close();
    process.env = { ...before };
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('answers within the process and has no port', async () => {
    expect(process.env['DATABASE_HTTP_ENDPOINT']).toBeUndefined();
    expect(await repeatable(sql<{ one: number }>`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});

describe('the embedded database', () => {
  it('can be entered by nobody else of the machine, whatever was there before', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'samplewater-owner-'));
    const folder = join(dataDir, 'postgres');
    for (const template of [inject('databaseTemplate'), undefined]) {
      const backend = await embeddedPostgres({ folder, template });
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      await backend.close();
      chmodSync(folder, 0o755);
    }
    rmSync(dataDir, { recursive: true });
  });
});
