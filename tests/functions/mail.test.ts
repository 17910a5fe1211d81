import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forgetClockNotes } from '#server/domain/mail/clock-notes.ts';
import { env } from '#server/env.ts';
import appointments from '../../netlify/functions/appointments.ts';
import mailJob from '../../netlify/functions/jobs-mail.ts';
import retentionJob from '../../netlify/functions/jobs-retention.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { appointment, freshIp } from '../support/requests.ts';
import { sql } from '../support/sql.ts';

/** As by a server that has just started: it does not know what waits. */
const runMail = () => {
  forgetClockNotes();
  return call(mailJob, '/.netlify/functions/jobs-mail', { method: 'POST' });
};
const runRetention = () => call(retentionJob, '/.netlify/functions/jobs-retention', { method: 'POST' });

async function messagesAbout(reference: string): Promise<string[]> {
  const folder = join(env().DATA_DIR, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const messages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return messages.filter((message) => message.includes(reference));
}

async function send(overrides: Record<string, unknown> = {}) {
  const body = appointment(overrides);
  const answer = await call(appointments, '/api/appointments', { body, ip: freshIp() });
  const { reference } = (await answer.json()) as { reference: string };
  return { body, reference };
}

describe('mail', () => {
  it('that is kept in a folder can be read by nobody else of the machine', async () => {
    await send();
    await settleAfterWork();
    const folder = join(env().DATA_DIR, 'outbox');
    const names = await readdir(folder);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names)
      expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0]);
  });

  it('tells staff the reference and nothing of the patient, and the patient that it arrived', async () => {
    const canary = {
      firstName: 'Canaria',
      lastName: 'Canarius',
      phone: '+1 904 555 0177',
      notes: 'canary notes',
    };
    const { body, reference } = await send({ ...canary, service: 'implants' });
    await settleAfterWork();
    const messages = await messagesAbout(reference);
    expect(messages).toHaveLength(2);
    const [toStaff] = messages.filter((message) => message.includes(`Subject: New request ${reference}`));
    expect(toStaff).toContain('/admin');
    expect(toStaff).not.toMatch(/canar|904 555 0177|implant/i);
    expect(toStaff).not.toContain(body['email']);
    const [toPatient] = messages.filter((message) => message !== toStaff);
    expect(toPatient).toContain(`To: ${String(body['email'])}`);
    expect(toPatient).not.toMatch(/canari|canary|0177|implant/i);
    expect(toPatient?.split('\n\n').slice(1).join('\n\n').trim()).toBe(
      [
        'Hello,',
        `thank you. Your note has arrived.\nIts reference is ${reference}.`,
        'We will contact you within 24 hours.\nIf you need us sooner, call (904) 555-0142.',
        'If you did not write to us, you can ignore this message.\n\nSamplewater Dental',
      ].join('\n\n'),
    );
  });

  it('is sent once when two runs meet, and again where a run was killed before it said so', async () => {
    const { reference } = await send();
    await Promise.all([settleAfterWork(), runMail(), runMail(), runMail()]);
    const rows = await sql(
      `select id, attempts, sent_at from outbox where request_id = (select id from appointments where reference = $1)`,
      [reference],
    );
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1]);
    // Killed after the claim: the row stays claimed until its lease is over.
    await sql(`update outbox set sent_at = null, leased_until = now() + interval '1 minute' where id = $1`, [
      rows[0]?.['id'],
    ]);
    await runMail();
    const [held] = await sql('select sent_at from outbox where id = $1', [rows[0]?.['id']]);
    expect(held?.['sent_at']).toBeNull();
    await sql(`update outbox set leased_until = now() - interval '1 second' where id = $1`, [
      rows[0]?.['id'],
    ]);
    await runMail();
    const [done] = await sql('select sent_at, attempts from outbox where id = $1', [rows[0]?.['id']]);
    expect(done).toMatchObject({ sent_at: expect.any(Date) as unknown, attempts: 2 });
    expect(await messagesAbout(reference)).toHaveLength(2);
  });

  it('does not flood a mailbox with acknowledgements', async () => {
    const email = 'flooded@example.com';
    for (let sent = 0; sent < 5; sent += 1) await send({ email });
    const rows = await sql(
      `select kind from outbox join appointments on appointments.id = request_id where email = $1`,
      [email],
    );
    const kinds = rows.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'staff-notice')).toHaveLength(5);
  });
});

describe('retention', () => {
  it('empties what was closed 180 days ago and nothing else, as often as it runs', async () => {
    const old = await send({ notes: 'OLD' });
    const recent = await send({ notes: 'RECENT' });
    const open = await send({ notes: 'OPEN' });
    await settleAfterWork();
    const closeAt = (reference: string, age: string) =>
      sql(
        `update appointments set status = 'closed', status_at = now() - $2::interval where reference = $1`,
        [reference, age],
      );
    await closeAt(old.reference, '180 days');
    await closeAt(recent.reference, '179 days');
    await sql(`update appointments set created_at = now() - interval '400 days' where reference = $1`, [
      open.reference,
    ]);
    await Promise.all([runRetention(), runRetention()]);
    await runRetention();
    const rows = await sql(
      'select notes, email, first_name, anonymized_at from appointments where reference = any($1)',
      [[old.reference, recent.reference, open.reference]],
    );
    expect(rows.map(({ notes }) => notes).sort()).toEqual(['OPEN', 'RECENT', null]);
    const [gone] = rows.filter(({ notes }) => notes === null);
    expect(gone).toMatchObject({ email: null, first_name: '', anonymized_at: expect.any(Date) as unknown });
    const events = await sql(`select 1 from request_events where kind = 'anonymized'`);
    expect(events).toHaveLength(1);
  });
});
