import { timingSafeEqual } from 'node:crypto';

/** Whether a secret that was given is the one expected, in the same time for every wrong one of its length. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
