import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { env } from '#server/env.ts';
import { type JobName, killAt, runJobs } from '../support/killed-jobs.ts';
import { sql } from '../support/sql.ts';

/** No limit anything here is measured by, only an end for a job that hangs. */
const timeout = 600_000;

/** Kills the job at each of its statements in turn, before and after it, until it comes to its end. @returns how often */
async function killEverywhere(job: JobName, betweenKills: () => Promise<unknown>): Promise<number> {
  let kills = 0;
  for (let nth = 1; ; nth += 1)
    for (const moment of ['before', 'after'] as const) {
      if (!(await killAt(job, nth, moment))) return kills;
      kills += 1;
      await betweenKills();
    }
}

/** What a killed run has claimed is free again when its lease is over; nobody here waits for that. */
const endLeases = () => sql(`update outbox set leased_until = null where leased_until is not null`);

async function insertRequests(amount: number, status = 'pending', age = '0 days'): Promise<void> {
  await sql(
    `insert into appointments (reference, first_name, last_name, email, phone, notes, status, status_at, due_at)
     select 'JOB-' || lpad(n::text, 6, '0'), 'Ada', 'Lovelace', 'ada@mail.example', '9045550100', 'CANARY', $2,
       now() - $3::interval, now() - $3::interval from generate_series(1, $1::int) n`,
    [amount, status, age],
  );
}

const queueMessages = () =>
  sql(`insert into outbox (kind, resource, request_id, cause)
    select kind, 'appointments', id, kind || ':' || id
    from appointments cross join unnest(array['staff-notice', 'acknowledgement']) as kind`);

const folder = () => join(env().DATA_DIR, 'outbox');

function messages(): string[] {
  if (!existsSync(folder())) return [];
  const names = readdirSync(folder()).filter((name) => name.endsWith('.eml'));
  return names.map((name) => readFileSync(join(folder(), name), 'utf8'));
}

beforeEach(async () => {
  rmSync(folder(), { recursive: true, force: true });
  for (const table of ['request_events', 'request_notes', 'outbox', 'appointments', 'contacts'])
    await sql(`delete from ${table}`);
});

describe('the mail job', () => {
  it('killed at every statement has in the end sent each message and lost none', { timeout }, async () => {
    await insertRequests(2);
    await queueMessages();
    const kills = await killEverywhere('mail', endLeases);
    expect(kills).toBeGreaterThanOrEqual(4);
    await endLeases();
    await runJobs('mail', 'mail');
    const rows = await sql('select sent_at, leased_until, failed_at from outbox');
    expect(rows).toHaveLength(4);
    for (const row of rows)
      expect(row).toEqual({
        sent_at: expect.any(Date) as unknown,
        leased_until: null,
        failed_at: null,
      });
    const subjects = messages().map((message) => /^Subject: (.*)$/m.exec(message)?.[1]);
    expect(subjects.filter((subject) => subject === 'New request JOB-000001')).toHaveLength(1);
    expect(subjects.filter((subject) => subject === 'New request JOB-000002')).toHaveLength(1);
    expect(subjects).toHaveLength(4);
  });

  it(
    'killed with messages in hand leaves them to the next one only when its lease is over',
    { timeout },
    async () => {
      await insertRequests(1);
      await queueMessages();
      // The first statement claims; this one dies holding everything.
      expect(await killAt('mail', 1, 'after')).toBe(true);
      await runJobs('mail');
      expect(await sql('select 1 from outbox where sent_at is not null')).toHaveLength(0);
      await sql(`update outbox set leased_until = now() - interval '1 second'`);
      await runJobs('mail');
      expect(await sql('select 1 from outbox where sent_at is not null and attempts = 2')).toHaveLength(2);
    },
  );

  it('run by three processes at the same time sends each message once', { timeout }, async () => {
    await insertRequests(30);
    await queueMessages();
    await runJobs('mail', 'mail', 'mail');
    expect(
      await sql(
        'select attempts, count(*)::int as messages from outbox where sent_at is not null group by 1',
      ),
    ).toEqual([{ attempts: 1, messages: 60 }]);
    await runJobs('mail');
    expect(await sql('select 1 from outbox where attempts <> 1')).toHaveLength(0);
  });
});

describe('the digest job', () => {
  it('killed, run twice and at the same time queues one message for the day', { timeout }, async () => {
    await insertRequests(3, 'pending', '1 hour');
    expect(await killEverywhere('digest', () => Promise.resolve())).toBe(4);
    await runJobs('digest', 'digest');
    await runJobs('digest');
    expect(await sql(`select cause from outbox`)).toEqual([{ cause: 'digest:2026-11-23' }]);
    expect(await killEverywhere('mail', endLeases)).toBeGreaterThanOrEqual(4);
    await endLeases();
    await runJobs('mail', 'mail');
    const digests = messages().filter((message) => message.includes('Subject: 3 late requests'));
    expect(digests).toHaveLength(1);
    expect(digests[0]).not.toMatch(/Ada|Lovelace|9045550100|CANARY|ada@/);
  });
});

describe('the retention job', () => {
  it(
    'killed at every statement has in the end emptied each old request once and no other',
    { timeout },
    async () => {
      // More than two batches, so that it also dies between them.
      await insertRequests(1_100, 'closed', '181 days');
      await sql(`update appointments set status_at = now() where reference <= 'JOB-000010'`);
      await sql(`insert into request_notes (request_id, text) select id, 'CANARY note' from appointments`);
      expect(await killEverywhere('retention', () => Promise.resolve())).toBeGreaterThanOrEqual(6);
      await runJobs('retention', 'retention');
      const [state] = await sql(`
      select count(*) filter (where anonymized_at is null)::int as kept,
        count(*) filter (where anonymized_at is not null and
          (first_name, last_name, phone, email, notes) is not distinct from ('', '', '', null, null))::int as emptied,
        count(*) filter (where notes = 'CANARY')::int as canaries,
        (select count(*)::int from request_notes) as notes,
        (select count(*)::int from request_events where kind = 'anonymized') as events,
        (select count(distinct request_id)::int from request_events where kind = 'anonymized') as once
      from appointments`);
      expect(state).toEqual({
        kept: 10,
        emptied: 1_090,
        canaries: 10,
        notes: 10,
        events: 1_090,
        once: 1_090,
      });
    },
  );
});
