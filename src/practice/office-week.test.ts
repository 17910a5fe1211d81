import { expect, it, vi } from 'vitest';
import { clockChanges, officeClock } from './dates.ts';
import { openSentence as spanishSentence } from './es/open-sentence.ts';
import { hoursOn, isWithin } from './hours.ts';
import { officeWeek } from './office-week.ts';
import { officeState, openSentence } from './open-sentence.ts';

type Announced = Parameters<typeof hoursOn>[1];

const start = Date.parse('2026-11-20T00:30:00Z');
const week = officeWeek(new Date(start));
const everySeventhHour = Array.from(
  { length: Math.ceil((366 * 24) / 7) },
  (_, step) => new Date(start + step * 7 * 3_600_000),
);
const saidAt = (instant: Date, announced?: Announced) => openSentence(officeState(week, instant, announced));

it.each([
  ['2026-06-01T10:59:59Z', 'Closed now, opens today at 7:00 AM', 'a minute before opening in summer'],
  ['2026-06-01T11:00:00Z', 'Open now until 3:00 PM', 'at opening in summer'],
  ['2026-06-01T18:59:59Z', 'Open now until 3:00 PM', 'just before closing'],
  ['2026-06-01T19:00:00Z', 'Closed now, opens tomorrow at 11:00 AM', 'at closing'],
  ['2026-06-03T00:30:00Z', 'Closed now, opens tomorrow at 7:00 AM', 'Tuesday night there, Wednesday in UTC'],
  ['2026-06-05T19:00:00Z', 'Closed now, opens on Monday at 7:00 AM', 'Friday at closing'],
  ['2026-12-24T20:00:00Z', 'Closed now, opens on Monday at 7:00 AM', 'Christmas Eve before a long weekend'],
  ['2026-03-06T12:00:00Z', 'Open now until 3:00 PM', 'at opening the Friday before the clocks go forward'],
  ['2026-03-09T11:00:00Z', 'Open now until 3:00 PM', 'at opening the Monday after'],
  ['2026-03-09T10:59:00Z', 'Closed now, opens today at 7:00 AM', 'a minute earlier'],
  ['2026-10-30T11:00:00Z', 'Open now until 3:00 PM', 'at opening the Friday before the clocks go back'],
  ['2026-11-02T11:30:00Z', 'Closed now, opens today at 7:00 AM', 'the same UTC time the Monday after'],
  ['2026-11-02T12:00:00Z', 'Open now until 3:00 PM', 'at opening that Monday'],
  ['2026-11-01T05:30:00Z', 'Closed now, opens tomorrow at 7:00 AM', 'in the hour that comes twice'],
])('says on the clock of the office at %s: %s (%s)', (instant, text) => {
  const at = new Date(instant);
  expect(openSentence(officeState(officeWeek(at), at))).toBe(text);
});

/** What a page is to know, by the rules of the hours: looked for in steps of half an hour, since the office opens and closes at such. */
function stateBy(instant: Date, announced?: Announced) {
  const isOpen = (at: Date) => {
    const { date, time } = officeClock(at);
    const hours = hoursOn(date, announced);
    return hours !== null && isWithin(hours, time);
  };
  const open = isOpen(instant);
  let at = instant;
  while (isOpen(at) === open) at = new Date(at.getTime() + 1_800_000);
  const { date, time } = officeClock(at);
  if (open) return { open, until: time };
  const ahead = (Date.parse(date) - Date.parse(officeClock(instant).date)) / 86_400_000;
  return { open, ahead, on: date, at: time };
}

it('says in a page what the hours say, at every seventh hour of a year with its holidays and clock changes', () => {
  const states = everySeventhHour.map((at) => officeState(week, at));
  expect(states).toEqual(everySeventhHour.map((at) => stateBy(at)));
});

it('loads no table of time zones in the browser', () => {
  const instants = [0, 1, 114, 115, 345, 700].map((days) => new Date(start + days * 86_400_000));
  const asked = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Date.prototype, 'toLocaleDateString')];
  const said = instants.map((at) => saidAt(at));
  for (const spy of asked) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(said.map((text) => text.startsWith('Open now'))).toEqual(instants.map((at) => stateBy(at).open));
});

it('knows to the minute when the clocks change', () => {
  expect(clockChanges(new Date('2026-11-20T00:30:00Z'), 366)).toEqual([
    [Date.parse('2026-11-20T00:30:00Z') / 60_000, -300],
    [Date.parse('2027-03-14T07:00:00Z') / 60_000, -240],
    [Date.parse('2027-11-07T06:00:00Z') / 60_000, -300],
  ]);
});

it('says the same of closures that were announced since the page was built', () => {
  const announced = [
    { from: '2026-11-24', to: '2026-11-24', reason: 'Storm' },
    { from: '2026-12-14', to: '2027-01-08', reason: 'Renovation' },
  ];
  const instants = everySeventhHour.slice(0, 200);
  expect(instants.map((at) => officeState(week, at, announced))).toEqual(
    instants.map((at) => stateBy(at, announced)),
  );
  const tuesdayNoon = new Date('2026-11-24T17:30:00Z');
  expect(officeState(week, tuesdayNoon).open).toBe(true);
  expect(saidAt(tuesdayNoon, announced)).toBe('Closed now, opens tomorrow at 7:00 AM');
});

it('says that the office is closed where nobody knows until when', () => {
  const forever = [{ from: '2026-01-01', to: '2126-01-01', reason: 'Renovation' }];
  const state = officeState(week, new Date('2026-11-24T17:30:00Z'), forever);
  expect([openSentence(state), spanishSentence(state)]).toEqual(['Closed now', 'Cerrado ahora']);
});
