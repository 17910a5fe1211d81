import { expect, it } from 'vitest';
import { repeatable } from '#server/db/client.ts';
import { selectDigestFigures } from '#server/db/outbox.ts';
import { digest } from '#server/domain/mail/compose.ts';
import { digestRetention, queueDigestAtOpening } from '#server/domain/mail/queue-digest.ts';
import appointments from '../../netlify/functions/appointments.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { appointment, freshIp } from '../support/requests.ts';
import { sql } from '../support/sql.ts';

const digests = async () =>
  (await sql(`select cause from outbox where kind = 'digest'`)).map(({ cause }) => cause);

it('tells once a day, from opening on, that somebody waits for too long', async () => {
  // Monday, November 23, 2026: the office opens at 7:00 AM, which is noon UTC.
  const opening = new Date('2026-11-23T12:00:00Z');
  await call(appointments, '/api/appointments', { body: appointment(), ip: freshIp() });
  await settleAfterWork();
  await queueDigestAtOpening(opening);
  expect(await digests()).toEqual([]);
  await sql(`update appointments set due_at = now() - interval '1 minute'`);
  await queueDigestAtOpening(new Date(opening.getTime() - 60_000));
  await queueDigestAtOpening(new Date('2026-11-22T15:00:00Z'));
  expect(await digests()).toEqual([]);
  await Promise.all([queueDigestAtOpening(opening), queueDigestAtOpening(opening)]);
  await queueDigestAtOpening(new Date(opening.getTime() + 3_600_000));
  expect(await digests()).toEqual(['digest:2026-11-23']);
});

it('tells of what a machine has set aside until somebody has looked at it', async () => {
  await sql('delete from appointments');
  await sql('delete from outbox');
  const tuesday = new Date('2026-11-24T17:00:00Z');
  const body = appointment({ website: 'filled in by the browser' });
  await call(appointments, '/api/appointments', { body, ip: freshIp() });
  await settleAfterWork();
  const [figures] = await repeatable(selectDigestFigures(digestRetention));
  expect(figures).toMatchObject({ late: 0, quarantined: 1 });
  expect(figures && digest(figures).text).toContain('In quarantine, looked at by nobody: 1');
  await queueDigestAtOpening(tuesday);
  expect(await digests()).toEqual(['digest:2026-11-24']);
  await sql('update appointments set first_seen_at = now()');
  expect((await repeatable(selectDigestFigures(digestRetention)))[0]).toMatchObject({ quarantined: 0 });
  await queueDigestAtOpening(new Date('2026-11-25T13:00:00Z'));
  expect(await digests()).toEqual(['digest:2026-11-24']);
});
