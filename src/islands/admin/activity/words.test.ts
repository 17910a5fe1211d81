import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ActivityEntry } from '#contracts/answers/activity.ts';
import { actorOf, reportName, sentenceOf } from './words.ts';

const entry = (given: Partial<ActivityEntry>): ActivityEntry => ({
  id: '1',
  at: '2026-01-05T12:00:00Z',
  by: 'Jo Miller',
  byId: 'x',
  network: null,
  action: 'request.seen',
  result: 'ok',
  subject: 'appointments',
  subjectId: 'y',
  subjectName: 'SD-AB12-CD34',
  amount: null,
  subjectIds: null,
  detail: null,
  ...given,
});

it('says what was done as a sentence', () => {
  expect(sentenceOf(entry({}))).toBe('Opened SD-AB12-CD34');
  expect(sentenceOf(entry({ action: 'request.status', detail: { from: 'pending', to: 'contacted' } }))).toBe(
    'Moved SD-AB12-CD34: New → Contacted',
  );
  expect(sentenceOf(entry({ action: 'request.exported', amount: 1, subject: 'contacts' }))).toBe(
    'Exported 1 message',
  );
  expect(sentenceOf(entry({ action: 'session.sign-in', result: 'locked' }))).toBe(
    'Sign-in refused: too many tries',
  );
  expect(
    sentenceOf(
      entry({ action: 'account.role-changed', subjectName: 'Ana', detail: { from: 'desk', to: 'owner' } }),
    ),
  ).toBe('Changed the role of Ana: Front desk → Owner');
  expect(sentenceOf(entry({ subjectName: null }))).toBe('Opened something that is gone');
});

it('names whoever acted as far as that is known', () => {
  expect(actorOf(entry({}))).toBe('Jo Miller');
  expect(actorOf(entry({ by: null }))).toBe('A former account');
  expect(actorOf(entry({ by: null, byId: null, action: 'session.sign-in' }))).toBe('Nobody we know');
  expect(actorOf(entry({ by: null, byId: null, action: 'request.anonymized' }))).toBe('The site itself');
  expect(reportName('policy:img-src')).toBe('Kept out by the security policy: img-src');
});

it('has words for every act the server writes down', () => {
  const root = join(import.meta.dirname, '../../../..');
  const sources = [
    readFileSync(join(root, 'schema.sql'), 'utf8'),
    ...readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(root, 'src/server', file), 'utf8')),
  ].join('\n');
  const written = new Set(
    [...sources.matchAll(/'((?:session|account|post|image|request|mail)\.[a-z-]+)'/g)].map(
      ([, action = '']) => action,
    ),
  );
  // Of a request's story the log takes the kinds over as they are.
  const [, kinds = ''] = /create table request_events [\s\S]*?kind in \(([^)]*)\)/.exec(sources) ?? [];
  expect(kinds).toContain("'assigned'");
  for (const [, kind = ''] of kinds.matchAll(/'([a-z-]+)'/g))
    if (kind !== 'received') written.add(`request.${kind}`);
  expect(written.size).toBeGreaterThan(20);
  expect([...written].filter((action) => sentenceOf(entry({ action })) === action)).toEqual([]);
});
