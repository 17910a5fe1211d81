import { globSync } from 'node:fs';
import { join } from 'node:path';
import { neonConfig } from '@neondatabase/serverless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Counts } from '#contracts/answers/counts.ts';
import { addDays } from '#practice/dates.ts';
import { countedPage, countedPages, patientPages } from '#practice/pages.ts';
import { noteCount, weekOf } from '#server/domain/counts/note-count.ts';
import { forgetOldRequests } from '#server/domain/retention/forget-old-requests.ts';
import { forgetEnvironment } from '#server/env.ts';
import adminCounts from '../../netlify/functions/admin-counts.ts';
import appointments from '../../netlify/functions/appointments.ts';
import contacts from '../../netlify/functions/contacts.ts';
import counts from '../../netlify/functions/counts.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { appointment, freshIp, message } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

/** What a browser sends along by itself. */
const browser = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };

const tell = (page: unknown, kind: unknown = 'view', headers: Record<string, string> = {}, ip = freshIp()) =>
  call(counts, '/api/counts', { body: { page, kind }, headers: { ...browser, ...headers }, ip });

async function stored(): Promise<string[]> {
  await settleAfterWork();
  const rows = await sql('select page, kind, count from page_counts order by page, kind');
  return rows.map((row) => `${String(row['page'])} ${String(row['kind'])} ${String(row['count'])}`);
}

async function read(query = ''): Promise<Counts> {
  const { headers } = await signedIn();
  const answer = await call(adminCounts, `/api/admin/counts${query}`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Counts;
}

beforeEach(() => sql('delete from page_counts'));
afterEach(() => {
  vi.unstubAllEnvs();
  forgetEnvironment();
});

test('views, calls and booking are summed by page and week, and nothing else is kept', async () => {
  for (const path of ['/', '/', '/about/', '/blog/a-post', '/blog/another', '/blog/category/prevention'])
    expect((await tell(path)).status).toBe(204);
  await tell('/', 'call');
  await tell('/about', 'booking');
  expect(await stored()).toEqual([
    '/ call 1',
    '/ view 2',
    '/about booking 1',
    '/about view 1',
    '/blog/category view 1',
    '/blog/post view 2',
  ]);
  const [{ columns } = {}] = await sql(
    `select string_agg(column_name, ' ' order by ordinal_position) as columns from information_schema.columns where table_name = 'page_counts'`,
  );
  expect(columns).toBe('week page kind count');
});

test('only pages and kinds there are get in', async () => {
  for (const path of ['/nowhere', '/admin', '/blog/preview/1', '/api/counts', '/contact/thank-you', '/?q=x'])
    expect((await tell(path)).status).toBe(204);
  const refusals = [
    await tell('/', 'form'),
    await tell('/', 'x'),
    await tell(5),
    await tell('about'),
    await tell(`/${'x'.repeat(400)}`),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(await refusals[0]?.json()).toMatchObject({ details: [{ path: ['kind'] }] });
  expect((await tell('/', 'view', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test.each([
  ['who asks not to be tracked', { 'Sec-GPC': '1' }],
  ['who asked so before', { DNT: '1' }],
  ['a machine that gives its name', { 'User-Agent': 'Mozilla/5.0 (compatible; SampleBot/1.0)' }],
  ['a program without a name', { 'User-Agent': '' }],
])('%s is left out', async (_who, headers) => {
  expect((await tell('/', 'view', headers)).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test('what does not say where it comes from is no browser', async () => {
  await call(counts, '/api/counts', {
    body: { page: '/', kind: 'view' },
    headers: { 'User-Agent': 'Mozilla/5.0' },
  });
  expect(await stored()).toEqual([]);
});

test('a flood from one address counts no more than a reader could read in a minute', async () => {
  const ip = freshIp();
  for (let sent = 0; sent < 200; sent += 1) await tell('/', 'view', {}, ip);
  await tell('/about');
  expect(await stored()).toEqual(['/ view 60', '/about view 1']);
});

test('many at once are never lost, and go together', async () => {
  await Promise.all(Array.from({ length: 500 }, () => noteCount('/', 'view')));
  expect(await stored()).toEqual(['/ view 500']);
});

test('a database that is down costs a count and nothing else', async () => {
  neonConfig.fetchFunction = () => Promise.reject(new TypeError('down'));
  expect((await tell('/')).status).toBe(204);
  await settleAfterWork();
  neonConfig.fetchFunction = undefined;
  expect((await tell('/')).status).toBe(204);
  expect(await stored()).toEqual(['/ view 1']);
});

test('a form counts once, however often it is sent, and what a machine filled in does not', async () => {
  const body = appointment({ language: 'es' });
  const ip = freshIp();
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const references = [];
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await call(appointments, '/api/appointments', { body, headers, ip });
    references.push(((await answer.json()) as { reference: string }).reference);
  }
  expect(new Set(references).size).toBe(1);
  await call(contacts, '/api/contacts', { body: message(), ip: freshIp() });
  await call(contacts, '/api/contacts', { body: message({ website: 'x' }), ip: freshIp() });
  await call(contacts, '/api/contacts', { body: message(), ip: freshIp(), headers: { 'Sec-GPC': '1' } });
  expect(await stored()).toEqual(['/contact form 1', '/es/contact form 1']);
});

test('a week begins on Monday in the office', () => {
  expect(weekOf(new Date('2026-11-23T04:59:00Z'))).toBe('2026-11-16');
  expect(weekOf(new Date('2026-11-23T05:00:00Z'))).toBe('2026-11-23');
  expect(weekOf(new Date('2026-11-29T23:00:00Z'))).toBe('2026-11-23');
});

test('the portal gets every week of a span, of all pages or of one', async () => {
  const thisWeek = weekOf(new Date());
  await sql(
    `insert into page_counts (week, page, kind, count)
    values ($1, '/', 'view', 7), ($1, '/about', 'view', 9), ($2, '/', 'view', 5), ($2, '/', 'call', 2), ($3, '/', 'view', 3)`,
    [thisWeek, addDays(thisWeek, -7), addDays(thisWeek, -7 * 30)],
  );
  const { isCounting, weeks, pages } = await read();
  expect(isCounting).toBe(true);
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-2)).toEqual([
    { week: addDays(thisWeek, -7), view: 5, call: 2, booking: 0, form: 0 },
    { week: thisWeek, view: 16, call: 0, booking: 0, form: 0 },
  ]);
  expect(weeks[0]).toMatchObject({ view: 0 });
  expect(pages).toEqual([
    { page: '/', view: 12, call: 2, booking: 0, form: 0 },
    { page: '/about', view: 9, call: 0, booking: 0, form: 0 },
  ]);
  expect((await read('?page=/about')).weeks.at(-1)).toMatchObject({ week: thisWeek, view: 9 });
  const year = await read('?weeks=52');
  expect(year.weeks).toHaveLength(52);
  expect(year.pages[0]).toMatchObject({ page: '/', view: 15 });
  expect((await read('?weeks=1000000&page=x')).weeks).toHaveLength(12);
});

test('what is older than two years goes', async () => {
  const old = addDays(weekOf(new Date()), -7 * 106);
  await sql(
    `insert into page_counts (week, page, kind, count) values ($1, '/', 'view', 1), ($2, '/', 'call', 1)`,
    [old, addDays(old, 7 * 4)],
  );
  await forgetOldRequests();
  expect(await stored()).toEqual(['/ call 1']);
});

test('turned off, nothing is counted, and the portal is told so', async () => {
  vi.stubEnv('PUBLIC_COUNTS', 'off');
  forgetEnvironment();
  expect((await tell('/')).status).toBe(204);
  await call(contacts, '/api/contacts', { body: message(), ip: freshIp() });
  expect(await stored()).toEqual([]);
  expect(await read()).toMatchObject({ isCounting: false, pages: [] });
});

test('every page for patients has a name it is counted under', () => {
  const folder = join(import.meta.dirname, '../../src/pages');
  const files = globSync('**/*.astro', { cwd: folder });
  const paths = files.map(
    (file) => `/${file.replace(/(^|\/)index\.astro$|\.astro$/, '').replace(/\[[^/]*\]/, 'x')}`,
  );
  const uncounted = paths.filter((path) => countedPage(path) === undefined);
  expect(uncounted.toSorted()).toEqual([
    '/404',
    // What the pages of services have in common.
    '/_service',
    '/admin',
    '/admin/x',
    '/blog/preview/x',
    '/contact/thank-you',
    '/demo/_booking',
    '/demo/_reviews',
    '/demo/_style',
    '/es/contact/thank-you',
    '/x',
  ]);
  expect(patientPages.filter((path) => countedPage(path) !== path)).toEqual([]);
  expect(countedPages.filter((name) => !/^\/[a-z0-9/-]{0,79}$/.test(name))).toEqual([]);
});
