import { expect, test } from 'vitest';
import { asOftenAs } from './presence.ts';

const minute = 60_000;
/** A Wednesday: ten in the morning in Florida, and ten at night. */
const [open, closed] = ['2026-05-06T14:00:00Z', '2026-05-07T02:00:00Z'].map((at) => Date.parse(at)) as [
  number,
  number,
];

test('a window somebody was at within ten minutes asks as often as it likes', () => {
  expect(asOftenAs(4_000, open, open - 9 * minute)).toBe(4_000);
  expect(asOftenAs(4_000, closed, closed - 9 * minute)).toBe(4_000);
});

test('a forgotten one asks every ten minutes while the office is open, and once an hour at night', () => {
  expect(asOftenAs(4_000, open, open - 10 * minute)).toBe(10 * minute);
  expect(asOftenAs(4_000, closed, closed - 10 * minute)).toBe(60 * minute);
});
