import { expect, it } from 'vitest';
import { startOfOfficeDay } from './dates.ts';

it.each([
  ['2026-11-23', '2026-11-23T05:00:00.000Z'],
  ['2026-07-04', '2026-07-04T04:00:00.000Z'],
  // The nights in which the clocks change.
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('%s begins in the office at %s', (date, instant) => {
  expect(startOfOfficeDay(date).toISOString()).toBe(instant);
});
