import { type Break, oneEdit } from './break.ts';

/** Who gets in and what is kept about whom. */
const auth = 'src/server/domain/auth';
const session = 'tests/functions/session.test.ts';
const token = 'tests/functions/session-token.test.ts';
const mail = 'tests/functions/mail.test.ts';

export const peopleBreaks: readonly Break[] = [
  {
    name: 'a lock on an account locks nothing',
    edits: [
      {
        file: 'src/server/db/throttles.ts',
        find: 'where counter.until <= now()\n      returning key\n    )\n    select exists',
        replace: 'where true\n      returning key\n    )\n    select exists',
      },
      {
        file: 'src/server/db/throttles.ts',
        find: 'where not exists (select from throttle_counters where key = ${account.key}::text and until > now())',
        replace: "where ${account.key}::text <> ''",
      },
    ],
    otherwise: [
      {
        file: 'src/server/db/throttles.ts',
        find: 'where counter.until <= now()\n    returning null',
        replace: 'where true\n    returning null',
      },
    ],
    tests: [[session, 'guessing lets five']],
  },
  {
    name: 'a network may guess for ever',
    edits: [
      {
        file: `${auth}/password-tries.ts`,
        find: 'ries: 20, windowMinutes',
        replace: 'ries: 20_000, windowMinutes',
      },
    ],
    otherwise: [
      { file: `${auth}/sign-in.ts`, find: 'ries: 20, windowMinutes', replace: 'ries: 20_000, windowMinutes' },
    ],
    tests: [
      [session, 'guessing stops'],
      ['tests/functions/sign-in-by-ip.test.ts', ''],
    ],
  },
  {
    name: 'every lock lasts a minute',
    edits: [
      {
        file: `${auth}/password-tries.ts`,
        find: 'const lockMinutes = [1, 2, 4, 8, 15] as const',
        replace: 'const lockMinutes = [1, 1, 1, 1, 1] as const',
      },
    ],
    otherwise: [
      {
        file: `${auth}/sign-in.ts`,
        find: 'const lockMinutes = [1, 2, 4, 8, 15] as const',
        replace: 'const lockMinutes = [1, 1, 1, 1, 1] as const',
      },
    ],
    tests: [[session, 'guessing locks for']],
  },
  {
    name: 'a changed password leaves old sessions alive',
    edits: [
      {
        file: 'src/server/db/admin-users.ts',
        find: 'where admin_id in (select id from changed) and ended_at is null',
        replace: 'where admin_id in (select id from changed where is_active is null) and ended_at is null',
      },
    ],
    otherwise: [
      {
        file: `${auth}/staff-accounts.ts`,
        find: '    endSessionsOf(id, null),\n',
        replace: '    endSessionsOf(id.slice(1), null),\n',
      },
    ],
    tests: [[session, 'is ended by a changed']],
  },
  oneEdit(
    'the last account can be shut out',
    'src/server/db/admin-users.ts',
    ['or not (is_active and role', 'or (is_active and role'],
    ['tests/functions/staff-accounts.test.ts', 'are never all deactivated'],
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
    [mail, 'is sent once when two runs meet'],
  ),
  oneEdit(
    'mail to staff names the patient',
    'src/server/db/outbox.ts',
    [
      'coalesce(appointments.reference, contacts.reference)',
      'coalesce(appointments.first_name, contacts.name)',
    ],
    ['tests/functions/canaries.test.ts', 'names a patient neither'],
    [mail, 'tells staff the reference'],
  ),
  oneEdit(
    'retention leaves the notes of staff',
    'src/server/db/request-retention.ts',
    ['  notes as (delete from request_notes where request_id in (select id from changed)),\n', ''],
    ['tests/functions/killed-jobs.test.ts', 'emptied each old request once'],
  ),
  oneEdit(
    'what was answered outlives the patient’s data',
    'src/server/db/request-retention.ts',
    ['  answers as (delete from request_answers where request_id in (select id from changed)),\n', ''],
    ['tests/functions/answers.test.ts', 'goes with the rest'],
  ),
  oneEdit(
    'an answer pressed twice is two mails',
    'src/server/db/answers.ts',
    ['from request_answers where id = ${answer.id}::uuid', 'from request_answers where false'],
    ['tests/functions/answers.test.ts', 'is one mail however often'],
  ),
  oneEdit(
    'a refused address is tried for two days',
    'src/server/domain/mail/send-due-mail.ts',
    ["failure === 'address' ? pausesForRefusedEmail : pausesMinutes", 'pausesMinutes'],
    ['tests/functions/unsent-mail.test.ts', 'is given up at the third try'],
  ),
  oneEdit(
    'who comes today is told by the day they wished for',
    'src/server/db/inbox-views.ts',
    ['(visit_at is null and preferred_date', '(preferred_date'],
    ['tests/functions/visits.test.ts', 'counts for its own day'],
  ),
  oneEdit(
    'a moved visit stands in the calendar twice',
    'src/server/domain/mail/visit-calendar.ts',
    ['`SEQUENCE:${sequence}`', "'SEQUENCE:0'"],
    ['tests/functions/visits.test.ts', 'the next one takes its place'],
  ),
  oneEdit(
    'an export is not written down',
    'src/server/db/inbox.ts',
    ["'exported'", "'opened'"],
    ['tests/functions/inbox.test.ts', 'is exported as a table'],
  ),
  oneEdit(
    'passwords cheap to guess once somebody has the table',
    `${auth}/password.ts`,
    ['const bcryptCost = 12', 'const bcryptCost = 10'],
    [`${auth}/password.test.ts`, 'a password is stored'],
  ),
  oneEdit(
    'a sign-in tells by its haste that there is no such account',
    `${auth}/password.ts`,
    ["nobodysHash = '$2b$12$Lfdu", "nobodysHash = '$2b$10$Lfdu"],
    [`${auth}/password.test.ts`, 'where there is no account'],
  ),
];
