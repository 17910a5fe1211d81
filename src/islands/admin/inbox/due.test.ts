import { expect, it } from 'vitest';
import { dueText } from './due.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T12:00:00Z', 'due in 0 min'],
  ['2026-11-21T12:59:59Z', 'due in 59 min'],
  ['2026-11-22T11:30:00Z', 'due in 23 h'],
  ['2026-11-21T10:00:00Z', 'late by 2 h'],
  ['2026-11-18T12:00:00Z', 'late by 3 days'],
])('says of %s at noon: %s', (dueAt, text) => {
  expect(dueText(dueAt, now)).toBe(text);
});
