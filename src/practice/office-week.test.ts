import { expect, it, vi } from 'vitest';
import { clockChanges } from './dates.ts';
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

it('loads no table of time zones in the browser', () => {
  const built = new Date('2026-11-20T00:30:00Z');
  const week = officeWeek(built);
  const instants = [0, 1, 114, 115, 345, 700].map((days) => new Date(built.getTime() + days * 86_400_000));
  const asked = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Date.prototype, 'toLocaleDateString')];
  const said = instants.map((at) => saidBy(week, at).open);
  for (const spy of asked) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(said).toEqual(instants.map((at) => openStatus(at).open));
});

it('knows to the minute when the clocks change', () => {
  expect(clockChanges(new Date('2026-11-20T00:30:00Z'), 366)).toEqual([
    [Date.parse('2026-11-20T00:30:00Z') / 60_000, -300],
    [Date.parse('2027-03-14T07:00:00Z') / 60_000, -240],
    [Date.parse('2027-11-07T06:00:00Z') / 60_000, -300],
  ]);
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
