import { neonConfig } from '@neondatabase/serverless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteLeftMail } from '#server/domain/mail/mail-clock.ts';
import { forgetEnvironment } from '#server/env.ts';
import mailJob from '../../netlify/functions/jobs-mail.ts';
import { call } from '../support/call.ts';
import { sql } from '../support/sql.ts';

/** The statements the job sends to the database when the clock calls at this time. */
async function askedAt(time: string): Promise<number> {
  vi.setSystemTime(new Date(time));
  const answer = await call(mailJob, '/.netlify/functions/jobs-mail', { method: 'POST' });
  expect(answer.status).toBe(204);
  return vi.mocked(neonConfig.fetchFunction as typeof fetch).mock.calls.length;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('DEPLOY_CONTEXT', 'production');
  forgetEnvironment();
  noteLeftMail(false);
  const real = (neonConfig.fetchFunction as typeof fetch | undefined) ?? fetch;
  neonConfig.fetchFunction = vi.fn(real);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  forgetEnvironment();
});

// Monday, November 23, 2026: the office opens at 7:00 AM, which is noon UTC.
test('a sleeping database is left alone by the clock between the hours', async () => {
  for (const minute of ['05', '10', '30', '55'])
    expect(await askedAt(`2026-11-23T09:${minute}:00Z`), minute).toBe(0);
});

test('it is asked once an hour', async () => {
  expect(await askedAt('2026-11-23T09:00:04Z')).toBeGreaterThan(0);
});

test('it is asked every time while mail is known to wait', async () => {
  await sql(`insert into outbox (kind, cause) values ('digest', 'digest:sample')`);
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  forgetEnvironment();
  await askedAt('2026-11-23T09:00:04Z');
  const before = vi.mocked(neonConfig.fetchFunction as typeof fetch).mock.calls.length;
  expect(await askedAt('2026-11-23T09:05:04Z')).toBeGreaterThan(before);
});
