import { expect, test } from 'vitest';
import { keepPlainRange } from './byte-range.ts';

test.each([
  ['bytes=0-9', true],
  ['bytes=5-', true],
  ['bytes=7-7', true],
  ['bytes=10-5', false],
  ['bytes=-5', false],
  ['bytes=-', false],
  ['bytes=0-0,5-6', false],
  ['bytes=1e9-2', false],
  ['bytes=0-99999999999999999999', false],
  ['items=0-5', false],
  ['', false],
])('a range of %j is asked for: %s', (range, isKept) => {
  const headers = { range };
  keepPlainRange({ headers });
  expect(headers).toEqual(isKept ? { range } : {});
});
