import { expect, it } from 'vitest';
import { openStatus } from './hours.ts';
import { officeWeek } from './office-week.ts';
import { officeState, openSentence } from './open-sentence.ts';

/** What a page says at an instant. */
const saidBy = (...now: Parameters<typeof officeState>) => {
  const state = officeState(...now);
  return { open: state.open, text: openSentence(state) };
};

it('says in a page what the hours say, at every seventh hour of a year with its holidays and clock changes', () => {
  const start = Date.parse('2026-11-20T00:30:00Z');
  const week = officeWeek(new Date(start));
  const wrong = Array.from(
    { length: Math.ceil((366 * 24) / 7) },
    (_, step) => new Date(start + step * 7 * 3_600_000),
  ).filter((at) => {
    const { open, text } = openStatus(at);
    const said = saidBy(week, at);
    return said.open !== open || said.text !== text;
  });
  expect(wrong).toEqual([]);
});

it('says the same of closures that were announced since the page was built', () => {
  const start = Date.parse('2026-11-20T00:30:00Z');
  const week = officeWeek(new Date(start));
  const announced = [
    { from: '2026-11-24', to: '2026-11-24', reason: 'Storm' },
    { from: '2026-12-14', to: '2027-01-08', reason: 'Renovation' },
  ];
  const wrong = Array.from({ length: 200 }, (_, step) => new Date(start + step * 7 * 3_600_000)).filter(
    (at) => saidBy(week, at, announced).text !== openStatus(at, announced).text,
  );
  expect(wrong).toEqual([]);
  const tuesdayNoon = new Date('2026-11-24T17:30:00Z');
  expect(saidBy(week, tuesdayNoon).open).toBe(true);
  expect(saidBy(week, tuesdayNoon, announced).text).toBe('Closed now, opens tomorrow at 7:00 AM');
});

it('says that the office is closed where nobody knows until when', () => {
  const forever = [{ from: '2026-01-01', to: '2126-01-01', reason: 'Renovation' }];
  expect(openStatus(new Date('2026-11-24T17:30:00Z'), forever)).toMatchObject({
    open: false,
    text: 'Closed now',
  });
});
