import { type Break, oneEdit } from './break.ts';

/** Who gets in and what is kept about whom. */
const auth = 'src/server/domain/auth';
const session = 'tests/functions/session.test.ts';
const token = 'tests/functions/session-token.test.ts';
/** Where the limits stand, and where they stood before. */
const tries = [`${auth}/password-tries.ts`, `${auth}/sign-in.ts`];
const mail = 'tests/functions/mail.test.ts';

export const peopleBreaks: readonly Break[] = [
  oneEdit(
    'a lock on an account locks nothing',
    'src/server/db/throttles.ts',
    [
      'where counter.until <= now()\n      returning key\n    )\n    select exists',
      'where true\n      returning key\n    )\n    select exists',
    ],
    [session, 'guessing lets five'],
  ),
  oneEdit(
    'a network may guess for ever',
    tries,
    ['ries: 20, windowMinutes', 'ries: 20_000, windowMinutes'],
    [session, 'guessing stops'],
    ['tests/functions/sign-in-address.test.ts', ''],
  ),
  oneEdit(
    'every lock lasts a minute',
    tries,
    ['const lockMinutes = [1, 2, 4, 8, 15] as const', 'const lockMinutes = [1, 1, 1, 1, 1] as const'],
    [session, 'guessing locks for'],
  ),
  oneEdit(
    'a changed password leaves old sessions alive',
    `${auth}/staff-accounts.ts`,
    ['    endSessionsOf(id, null),\n', '    endSessionsOf(id, id),\n'],
    [session, 'a session is ended by a changed'],
    ['tests/functions/staff-accounts.test.ts', ''],
  ),
  oneEdit(
    'the last account can be shut out',
    'src/server/db/admin-users.ts',
    ['(${isActive}::boolean is distinct from false', '(true'],
    ['tests/functions/staff-accounts.test.ts', ''],
  ),
  oneEdit(
    'scripts can read the session’s cookie',
    'src/server/http/cookies.ts',
    ["const flags = ['HttpOnly', ", 'const flags = ['],
    [session, 'signing in answers'],
  ),
  oneEdit(
    'a device’s token passes for a session',
    `${auth}/token.ts`,
    ['        audience: audiences[kind](SITE_URL),\n', ''],
    [token, ''],
  ),
  oneEdit(
    'an hour without use ends no session',
    'src/server/db/admin-sessions.ts',
    [
      "\n        and s.last_seen_at > now() - interval '1 second' * ${sessionIdleSeconds}::int\n    ), touched",
      '\n        and ${sessionIdleSeconds}::int > 0\n    ), touched',
    ],
    [session, 'a session is ended by an hour'],
  ),
  oneEdit(
    'no end to what one account may write in a minute',
    `${auth}/session.ts`,
    ['const writesPerMinute = 600;', 'const writesPerMinute = 60_000;'],
    ['tests/functions/staff-writes.test.ts', ''],
  ),
  oneEdit(
    'a doubled mail',
    'src/server/db/outbox.ts',
    ['          and (leased_until is null or leased_until < now())\n', ''],
    [mail, ''],
  ),
  oneEdit(
    'mail to staff names the patient',
    'src/server/db/outbox.ts',
    [
      'coalesce(appointments.reference, contacts.reference)',
      'coalesce(appointments.first_name, contacts.name)',
    ],
    ['tests/functions/canaries.test.ts', ''],
    [mail, ''],
  ),
  oneEdit(
    'retention leaves the notes of staff',
    'src/server/db/request-retention.ts',
    [
      'notes as (delete from request_notes where request_id in (select id from changed)),\n    event as (\n      insert into request_events (resource, request_id, kind)',
      'event as (\n      insert into request_events (resource, request_id, kind)',
    ],
    [mail, ''],
  ),
  oneEdit(
    'an export is not written down',
    'src/server/db/inbox.ts',
    ["'exported'", "'opened'"],
    ['tests/functions/inbox.test.ts', 'is exported as a table'],
  ),
];
