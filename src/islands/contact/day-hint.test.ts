import { expect, it } from 'vitest';
import { dayHint } from './day-hint.ts';

it.each([
  [
    '2026-11-26',
    'We are closed for Thanksgiving. The next open day is Friday, November 27, 2026. We will find a time together.',
  ],
  [
    '2026-11-28',
    'We are closed on Saturdays. The next open day is Monday, November 30, 2026. We will find a time together.',
  ],
  ['2026-11-27', ''],
  ['', ''],
  ['2026-13-45', ''],
])('says of %s: %s', (date, hint) => {
  expect(dayHint(date)).toBe(hint);
});

it('knows of a closure that was announced since the site was built', () => {
  const storm = [{ from: '2026-11-25', to: '2026-11-27', reason: 'a storm' }];
  expect(dayHint('2026-11-25', storm)).toBe(
    'We are closed for a storm. The next open day is Monday, November 30, 2026. We will find a time together.',
  );
  expect(dayHint('2026-11-25')).toBe('');
});
