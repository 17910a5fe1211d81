import { expect, test } from 'vitest';
import adminReports from '../../netlify/functions/admin-reports.ts';
import reports from '../../netlify/functions/reports.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

const report = (body: unknown, type = 'application/reports+json') =>
  call(reports, '/api/reports', { body: JSON.stringify(body), headers: { 'Content-Type': type } });
const violation = (effectiveDirective: string) => ({
  type: 'csp-violation',
  url: 'https://www.example.com/blog/preview/1?signature=canary',
  user_agent: 'canary',
  body: { effectiveDirective, blockedURL: 'https://canary.example/', sample: 'canary' },
});

test('reports are counted by day and kind, and nothing else of them is kept', async () => {
  expect((await report([violation('img-src'), violation('img-src')])).status).toBe(204);
  await settleAfterWork();
  await report({ 'csp-report': { 'effective-directive': 'frame-src' } }, 'application/csp-report');
  await report({ error: 'TypeError', message: 'canary' }, 'application/json');
  await settleAfterWork();

  expect((await call(adminReports, '/api/admin/reports')).status).toBe(401);
  const { headers } = await signedIn();
  const answer = await call(adminReports, '/api/admin/reports', { headers });
  const day = new Date().toISOString().slice(0, 10);
  expect(await answer.json()).toEqual([
    { day, kind: 'policy:img-src', count: 2 },
    { day, kind: 'error:TypeError', count: 1 },
    { day, kind: 'policy:frame-src', count: 1 },
  ]);
  expect(JSON.stringify(await sql('select * from browser_reports'))).not.toContain('canary');
});

test('what is no report, too large or of another site is refused', async () => {
  expect((await report([], 'text/plain')).status).toBe(415);
  expect((await report([{ type: 'x'.repeat(20_000) }])).status).toBe(413);
  const answer = await call(reports, '/api/reports', {
    body: '[]',
    headers: { 'Content-Type': 'application/reports+json', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
});

test('a flood is answered and not stored', async () => {
  await sql('delete from browser_reports');
  for (let sent = 0; sent < 200; sent += 1)
    expect((await report({ error: 'Error' }, 'application/json')).status).toBe(204);
  await settleAfterWork();
  const [row] = await sql(`select count from browser_reports where kind = 'error:Error'`);
  expect(row?.['count']).toBeLessThanOrEqual(60);
});
