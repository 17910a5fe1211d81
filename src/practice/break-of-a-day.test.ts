import { expect, it } from 'vitest';
import { hoursText, isWithin, shiftsOf } from './hours.ts';
import { officeState, openSentence } from './open-sentence.ts';

const day = { opens: '08:00', closes: '18:00', pauseFrom: '12:00', pauseTo: '14:00' };

it('reads a day with a break as two', () => {
  expect(hoursText(day)).toBe('8:00 AM-12:00 PM, 2:00 PM-6:00 PM');
  expect(
    ['07:59', '08:00', '11:59', '12:00', '13:59', '14:00', '18:00'].map((time) => isWithin(day, time)),
  ).toEqual([false, true, true, false, false, true, false]);
});

it('says in a page when the break ends, and when it begins', () => {
  const hours = shiftsOf(day).flatMap(({ opens, closes }) => [opens, closes]);
  const week = { ahead: [[0, -360] as const], week: Array.from({ length: 7 }, () => hours), closed: [] };
  const at = (time: string) => openSentence(officeState(week, new Date(`2026-06-03T${time}:00-06:00`)));
  expect(['07:00', '11:59', '12:00', '14:00', '18:00'].map(at)).toEqual([
    'Closed now, opens today at 8:00 AM',
    'Open now until 12:00 PM',
    'Closed now, opens today at 2:00 PM',
    'Open now until 6:00 PM',
    'Closed now, opens tomorrow at 8:00 AM',
  ]);
});
