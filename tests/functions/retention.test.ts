import { expect, test } from 'vitest';
import { openRetentionDays } from '#practice/limits.ts';
import { repeatable } from '#server/db/client.ts';
import { selectDigestFigures } from '#server/db/outbox.ts';
import { digest } from '#server/domain/mail/compose.ts';
import { digestRetention } from '#server/domain/mail/queue-digest.ts';
import one from '../../netlify/functions/admin-request.ts';
import appointments from '../../netlify/functions/appointments.ts';
import retention from '../../netlify/functions/jobs-retention.ts';
import { call } from '../support/call.ts';
import { appointment, freshIp } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

const runRetention = () => call(retention, '/jobs/retention', { method: 'POST' });

/** A request whose last change lies so many days back. */
async function untouchedFor(days: number, fields: Record<string, unknown> = {}): Promise<string> {
  const body = appointment(fields);
  await call(appointments, '/api/appointments', { body, ip: freshIp() });
  const [row] = await sql(
    `update appointments set created_at = now() - make_interval(days => $2), status_at = now() - make_interval(days => $2),
      updated_at = now() - make_interval(days => $2) where email = $1 returning id`,
    [body['email'], days],
  );
  return String(row?.['id']);
}
const stateOf = async (id: string) =>
  (
    await sql(
      'select status, anonymized_at is not null as gone, first_name from appointments where id = $1',
      [id],
    )
  )[0];

test('what nobody ever closed goes after a year without a change, not before, and the digest says so first', async () => {
  const [old, soon, fresh] = [await untouchedFor(366), await untouchedFor(355), await untouchedFor(200)];
  const [figures] = await repeatable(selectDigestFigures(digestRetention));
  expect(figures?.expiring).toBe(2);
  expect(figures && digest(figures).text).toContain(`Open for almost ${openRetentionDays} days`);
  await runRetention();
  expect(await stateOf(old)).toEqual({ status: 'closed', gone: true, first_name: '' });
  for (const id of [soon, fresh]) expect(await stateOf(id)).toMatchObject({ status: 'pending', gone: false });
});

test('nothing in the quarantine goes unseen', async () => {
  const id = await untouchedFor(400, { website: 'x' });
  await runRetention();
  expect(await stateOf(id)).toMatchObject({ status: 'spam', gone: false });
  const { headers } = await signedIn();
  await call(one, `/api/admin/appointments/${id}`, { params: { id }, headers });
  await runRetention();
  expect(await stateOf(id)).toMatchObject({ status: 'spam', gone: true });
});

test('sessions, mail and counters that are over do not stay for ever', async () => {
  const [gone, here] = [await signedIn(), await signedIn()];
  await sql(`update admin_sessions set expires_at = now() - interval '31 days' where admin_id = $1`, [
    gone.id,
  ]);
  await sql(`insert into outbox (kind, cause, failed_at, created_at) values
    ('digest', 'digest:old', now() - interval '31 days', now() - interval '40 days'),
    ('digest', 'digest:new', now() - interval '2 days', now() - interval '3 days')`);
  await sql(`insert into throttle_counters (key, until, updated_at) values
    ('login:address:old', now() - interval '3 days', now() - interval '3 days')`);
  await sql(`insert into audit_log (action, at) values ('test.old', now() - interval '731 days')`);
  await runRetention();
  const left = await sql('select admin_id from admin_sessions where admin_id in ($1, $2)', [
    gone.id,
    here.id,
  ]);
  expect(left).toEqual([{ admin_id: here.id }]);
  expect(await sql(`select cause from outbox where kind = 'digest'`)).toEqual([{ cause: 'digest:new' }]);
  expect(await sql(`select key from throttle_counters where key = 'login:address:old'`)).toEqual([]);
  expect(await sql(`select action from audit_log where action = 'test.old'`)).toEqual([]);
});
