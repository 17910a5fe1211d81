import { expect, it } from 'vitest';
import { visitWords as visitInSpanish } from './es/visits.ts';
import { visitHint, visitWords } from './visits.ts';

it.each([
  ['2026-11-24T16:30:00Z', 'Tuesday, November 24, 2026 at 11:30 AM'],
  // Summer time, and a day that is another one in London.
  ['2026-07-01T01:05:00Z', 'Tuesday, June 30, 2026 at 9:05 PM'],
  ['2026-03-08T06:59:00Z', 'Sunday, March 8, 2026 at 1:59 AM'],
  ['2026-03-08T07:00:00Z', 'Sunday, March 8, 2026 at 3:00 AM'],
])('tells %s on the clock of the office', (instant, words) => {
  expect(visitWords(instant)).toBe(words);
});

it.each([
  ['2026-11-24', '11:00', ''],
  ['2026-11-24', '18:59', ''],
  ['2026-11-24', '', ''],
  ['2026-11-24', '10:59', 'On Tuesdays the office is open 11:00 AM-7:00 PM.'],
  ['2026-11-24', '19:00', 'On Tuesdays the office is open 11:00 AM-7:00 PM.'],
  ['2026-11-28', '', 'The office is closed on Saturdays.'],
  ['2026-11-26', '09:00', 'The office is closed for Thanksgiving.'],
  ['', '09:00', ''],
  ['2026-02-31x', '', ''],
])('says of %s %s: %j', (date, time, hint) => {
  expect(visitHint(date, time)).toBe(hint);
});

it.each([
  ['2026-11-24T16:30:00Z', 'martes, 24 de noviembre de 2026, a las 11:30 a.m.'],
  ['2026-07-01T17:05:00Z', 'miércoles, 1 de julio de 2026, a la 1:05 p.m.'],
])('tells %s in Spanish', (instant, words) => {
  expect(visitInSpanish(instant).replace(/\s/g, ' ')).toBe(words);
});
