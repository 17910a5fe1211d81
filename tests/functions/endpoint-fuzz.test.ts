import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { functionFinder, loadFunctions, type ServedFunction } from '../../scripts/server/functions.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';

const numRuns = Math.ceil(Number(process.env['FUZZ_RUNS'] || 300) / 2);
const longTest = 30_000 + numRuns * 200;

let functions: ServedFunction[];
let session: Record<string, string>;
beforeAll(async () => {
  // Sign-in costs a quarter of a second a try and locks; jobs and uploads have tests of their own.
  functions = (await loadFunctions()).filter(
    ({ name, paths }) => paths.length > 0 && !/login|upload/.test(name),
  );
  session = (await signedIn()).headers as Record<string, string>;
});

const part = fc.oneof(
  fc.constantFrom(
    '1',
    'new',
    'a-post',
    '%00',
    '%ff',
    '%u0000',
    '..',
    '%2e%2e',
    '0',
    '-1',
    "'",
    'null',
    '\u200b',
  ),
  fc.uuid(),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const query = fc.dictionary(
  fc.constantFrom('page', 'q', 'state', 'status', 'sort', 'w', 'expires', 'signature', '__proto__'),
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('\u0000', '1e9', '-1', 'NaN', '\ud800', 'a'.repeat(5_000)),
  ),
  { maxKeys: 4 },
);
const fields = [
  'title',
  'content',
  'email',
  'name',
  'message',
  'firstName',
  'lastName',
  'phone',
  'notes',
  'status',
  'note',
  'password',
];
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'ada@mail.example',
    '904-555-0199',
    'Ada',
    '<p>x</p>',
    'a\u0000b',
    '\u200b',
    'confirmed',
    null,
    7,
    true,
  ),
  fc.anything({ maxDepth: 1 }).filter((one) => typeof one !== 'bigint'),
);
const json = fc.dictionary(fc.constantFrom(...fields, 'updatedAt', 'slug', 'isActive', '__proto__'), value, {
  maxKeys: 8,
});
const body = fc.oneof(
  json.map((object) => JSON.stringify(object)),
  fc.constantFrom('', '{', 'null', '[]', '"x"', '\u0000', '{"__proto__":{"a":1}}'),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const request = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
  nth: fc.nat(),
  parts: fc.array(part, { minLength: 2, maxLength: 2 }),
  query,
  body,
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/csp-report',
    '',
  ),
  isStaff: fc.boolean(),
});

/** As the host reads a path: what the pattern names, decoded where that can be done. */
function pathFrom(pattern: string, parts: string[]): string {
  let index = 0;
  return pattern.replaceAll(
    /:\w+/g,
    () => encodeURI((parts[index++] ?? 'x').toWellFormed()).replaceAll('/', '%2F') || 'x',
  );
}

test(
  'no call answers with a fault of the server, whatever is sent to it',
  async () => {
    const find = functionFinder(functions);
    const patterns = functions.flatMap(({ paths }) => paths);
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(request, async ({ method, nth, parts, query: asked, body: sent, type, isStaff }) => {
        const path = pathFrom(patterns[nth % patterns.length] ?? '', parts);
        const match = find(path);
        if (!match) return;
        const params = Object.fromEntries(
          Object.entries(match.params).map(([name, text]) => [name, decoded(text)]),
        );
        const isWrite = !['GET', 'HEAD'].includes(method);
        const answer = await call(match.handler, `${path}?${new URLSearchParams(asked)}`, {
          method,
          params,
          ip: `203.0.113.${calls % 250}`,
          headers: { ...(isStaff && session), ...(type && { 'Content-Type': type }) },
          ...(isWrite && { body: sent }),
        });
        calls += 1;
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
        expect(answer.headers.get('x-request-id')).toBeTruthy();
        expect(answer.headers.get('content-security-policy')).toBeTruthy();
        await answer.arrayBuffer();
      }),
      { numRuns },
    );
    expect(calls).toBeGreaterThan(numRuns / 4);
  },
  longTest,
);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
