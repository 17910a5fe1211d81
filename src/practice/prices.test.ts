import { expect, it } from 'vitest';
import { dollars } from './prices.ts';

it.each([
  [0, '$0'],
  [385, '$385'],
  [1_385, '$1,385'],
  [-12_000, '$-12,000'],
  [1_234_567, '$1,234,567'],
])('writes %d whole dollars as %s', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});
