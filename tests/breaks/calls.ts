import { type Break, oneEdit } from './break.ts';

/** What callers rely on: requests, origins, answers. */
const http = 'src/server/http';
const appointments = 'tests/functions/appointments.test.ts';
const endpoint = 'tests/functions/endpoint.test.ts';

export const callBreaks: readonly Break[] = [
  oneEdit(
    'removed origin check',
    `${http}/endpoint.ts`,
    ["if (method !== 'GET' && !comesFromThisSite", "if (method === 'PROPFIND' && !comesFromThisSite"],
    [endpoint, 'a write '],
  ),
  oneEdit(
    'a lost Idempotency-Key',
    `${http}/form-or-json.ts`,
    ['idempotencyKey: given.key } };', 'idempotencyKey: undefined } };'],
    [appointments, 'with the same key is the same request after ten minutes too'],
    [appointments, 'with the same key and another body'],
  ),
  oneEdit(
    'a repeated key with other words is taken for the same request',
    'src/server/db/new-requests.ts',
    ['coalesce(body_hash = ${bodyHash}::text, true) as same', 'true as same'],
    [appointments, 'with the same key and another body'],
  ),
  oneEdit(
    'no end to what one address may send',
    'src/server/db/new-requests.ts',
    [
      'throttled && request.ipKey ? takeTurn(request.ipKey) : sql`select ok from free where ok`',
      'sql`select ok from free where ok`',
    ],
    [appointments, 'takes five at once'],
  ),
  oneEdit(
    'the wait is not said in Retry-After',
    `${http}/answers.ts`,
    [
      "headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },",
      "headers: { 'X-Wait': String(Math.max(1, Math.ceil(retryAfterSeconds))) },",
    ],
    [endpoint, 'sign-in answers 503'],
    [appointments, 'takes ten a day'],
  ),
  oneEdit(
    'the log names the address that was called',
    `${http}/endpoint.ts`,
    ['method: request.method, route, status', 'method: request.method, route: request.url, status'],
    [endpoint, 'the log has one JSON line'],
  ),
  oneEdit(
    'what only staff may ask for, anybody may',
    `${http}/endpoint.ts`,
    ['return { duty, spec', 'return { duty: duty && undefined, spec'],
    [endpoint, 'without a session'],
  ),
  oneEdit(
    'every role may do everything',
    'src/contracts/roles.ts',
    [
      'return rolesFor[duty].includes(role);',
      'return rolesFor[duty].length > 0 || rolesFor[duty].includes(role);',
    ],
    ['tests/functions/roles.test.ts', ''],
  ),
  oneEdit(
    'files without the header against framing',
    'netlify.toml',
    ['X-Frame-Options = "DENY"\n', ''],
    ['tests/functions/host-headers.test.ts', ''],
  ),
  oneEdit(
    'the table for spreadsheets runs what a patient typed',
    'src/server/domain/inbox/csv.ts',
    ["const safe = /^\\s*[=+\\-@|%＝＋－＠]/u.test(text) ? `'${text}` : text;", 'const safe = text;'],
    ['src/server/domain/inbox/csv.test.ts', ''],
  ),
  oneEdit(
    'the table for spreadsheets loses what a patient typed',
    'src/server/domain/inbox/csv.ts',
    ["? `'${text}` : text", "? `'` : text"],
    ['src/server/domain/inbox/csv.test.ts', ''],
  ),
  oneEdit(
    'schema.sql tells of another table than the migrations make',
    'schema.sql',
    ['count integer not null default 0,\n  -- End', 'count integer not null default 1,\n  -- End'],
    ['tests/functions/schema.test.ts', ''],
  ),
];
