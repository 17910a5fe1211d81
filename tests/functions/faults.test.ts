import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { neonConfig } from '@neondatabase/serverless';
import { expect, it } from 'vitest';
import { forgetClockNotes } from '#server/domain/mail/clock-notes.ts';
import { env } from '#server/env.ts';
import appointments from '../../netlify/functions/appointments.ts';
import mailJob from '../../netlify/functions/jobs-mail.ts';
import { failingDatabase, faults, oneInFive } from '../../scripts/faults/failing-database.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { appointment, freshIp } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { restoreTimeLimits } from '../support/time-limits.ts';

/** Enough to meet every fault; more on demand. */
const submissions = Number(process.env['FAULT_SUBMISSIONS'] ?? 150);
const atATime = 6;

interface Sent {
  key: string;
  reference: string | undefined;
}

/** A patient's browser: the same key until somebody says yes. */
async function submit(): Promise<Sent> {
  const key = crypto.randomUUID();
  const options = { body: appointment(), ip: freshIp(), headers: { 'Idempotency-Key': key } };
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const answer = await call(appointments, '/api/appointments', options);
    if (answer.status === 201)
      return { key, reference: ((await answer.json()) as { reference: string }).reference };
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
  }
  return { key, reference: undefined };
}

it(
  'loses and doubles nothing while the database fails one time in five in every way',
  { timeout: 600_000 },
  async () => {
    // One of the ways is to never answer.
    restoreTimeLimits();
    const real = neonConfig.fetchEndpoint;
    const realUrl = `${String(env().DATABASE_HTTP_ENDPOINT)}/sql`;
    const { next, met } = oneInFive();
    const proxy = await failingDatabase(realUrl, next);
    await sql('select 1');
    neonConfig.fetchEndpoint = proxy.url;
    const sent: Sent[] = [];
    try {
      while (sent.length < submissions)
        sent.push(...(await Promise.all(Array.from({ length: atATime }, submit))));
      await settleAfterWork();
    } finally {
      neonConfig.fetchEndpoint = real;
      proxy.close();
    }
    expect([...met].sort()).toEqual([...faults].sort());

    const rows = await sql('select id, reference, idempotency_key from appointments');
    const references = new Set(rows.map(({ reference }) => reference));
    expect(sent.filter(({ reference }) => reference && !references.has(reference))).toEqual([]);
    expect(sent.filter(({ reference }) => !reference).length).toBeLessThan(submissions / 20);
    expect(new Set(rows.map(({ idempotency_key: key }) => key)).size).toBe(rows.length);

    // What was claimed by a run that failed is free again once its lease is over.
    await sql(`update outbox set leased_until = null, due_at = now() where sent_at is null`);
    forgetClockNotes();
    await call(mailJob, '/.netlify/functions/jobs-mail', { method: 'POST' });
    expect(await sql('select 1 from outbox where sent_at is null')).toHaveLength(0);
    const folder = join(env().DATA_DIR, 'outbox');
    const messages = await Promise.all(
      (await readdir(folder))
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFile(join(folder, name), 'utf8')),
    );
    const notices = messages.flatMap((message) => /Subject: New request (\S+)/.exec(message)?.[1] ?? []);
    expect(notices.sort()).toEqual(rows.map(({ reference }) => String(reference)).sort());
  },
);
