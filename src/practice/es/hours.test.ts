import { expect, it } from 'vitest';
import { closureOn } from '../closures.ts';
import { addDays } from '../dates.ts';
import { officeWeek } from '../office-week.ts';
import { officeState } from '../open-sentence.ts';
import { closureSentence } from './announced.ts';
import { closureWords } from './closures.ts';
import { everyWeekday, longDate } from './dates.ts';
import { hoursLines } from './hours.ts';
import { openSentence } from './open-sentence.ts';

/** Browsers and Node write the space within `a. m.` in several ways. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it('says the week in Spanish', () => {
  expect(hoursLines.map(({ days, hours }) => [days, plain(hours)])).toEqual([
    ['Lunes', '7:00 a.m.–3:00 p.m.'],
    ['Martes', '11:00 a.m.–7:00 p.m.'],
    ['Miércoles a viernes', '7:00 a.m.–3:00 p.m.'],
    ['Sábado y domingo', 'Cerrado'],
  ]);
});

it.each([
  ['2026-06-01T11:00:00Z', 'Abierto ahora, hasta las 3:00 p.m.'],
  ['2026-06-01T10:59:59Z', 'Cerrado ahora, abre hoy a las 7:00 a.m.'],
  ['2026-06-01T19:00:00Z', 'Cerrado ahora, abre mañana a las 11:00 a.m.'],
  ['2026-06-05T19:00:00Z', 'Cerrado ahora, abre el lunes a las 7:00 a.m.'],
])('says at %s: %s', (instant, text) => {
  const at = new Date(instant);
  expect(plain(openSentence(officeState(officeWeek(at), at)))).toBe(text);
});

it('says “la” of one o’clock and “las” of every other hour', () => {
  const week = {
    ahead: [],
    week: Array.from({ length: 7 }, () => ['10:00', '13:00'] as const),
    closed: [],
  };
  expect(plain(openSentence(officeState(week, new Date('2026-06-01T12:00:00Z'))))).toBe(
    'Abierto ahora, hasta la 1:00 p.m.',
  );
});

it('says dates and days as they are said', () => {
  expect(longDate('2026-11-27')).toBe('27 de noviembre de 2026');
  expect([everyWeekday('2026-11-28'), everyWeekday('2026-11-23')]).toEqual(['los sábados', 'los lunes']);
});

it('has a word for every holiday of the year', () => {
  const days = Array.from({ length: 366 }, (_, ahead) => addDays('2026-11-22', ahead));
  const reasons = new Set(days.map((day) => closureOn(day)).filter((reason) => reason !== null));
  expect(reasons.size).toBeGreaterThan(3);
  expect([...reasons].filter((reason) => !closureWords[reason])).toEqual([]);
});

it('tells of announced closures, and of the days they last', () => {
  const storm = { from: '2026-11-26', to: '2026-11-26', reason: 'Storm' };
  expect(closureSentence(storm)).toBe('Cerrado el jueves 26 de noviembre');
  expect(closureSentence({ ...storm, to: '2026-11-27' })).toBe(
    'Cerrado del jueves 26 de noviembre al viernes 27 de noviembre',
  );
});
