import { expect, it } from 'vitest';
import appointments from '../../netlify/functions/appointments.ts';
import { call, settleAfterWork } from '../support/call.ts';
import { appointment, freshAddress } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { queueDigestAtOpening } from '#server/domain/mail/queue-digest.ts';

const digests = async () =>
  (await sql(`select cause from outbox where kind = 'digest'`)).map(({ cause }) => cause);

it('tells once a day, from opening on, that somebody waits for too long', async () => {
  // Monday, November 23, 2026: the office opens at 7:00 AM, which is noon UTC.
  const opening = new Date('2026-11-23T12:00:00Z');
  await call(appointments, '/api/appointments', { body: appointment(), ip: freshAddress() });
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
