import { expect, test } from 'vitest';
import { refusalPauseMs } from './pacing.ts';

test('refusals come at once while they are few, and a flood of them at twenty a second', () => {
  const now = 1_000_000;
  const pauses = Array.from({ length: 60 }, () => refusalPauseMs(now));
  expect(pauses.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 50]);
  expect(pauses.at(40)).toBe(35 * 50);
  for (let more = 0; more < 1_000; more += 1) refusalPauseMs(now);
  expect(refusalPauseMs(now)).toBe(2_000);
  expect(refusalPauseMs(now + 3_000)).toBe(0);
});
