/** When the office is open. Footer, contact card, "open now", structured data and the date check of the form read this. */
import { closureOn, type Closure } from './closures.ts';
import { addDays, officeClock, weekdayOf, weekdays, type Weekday } from './dates.ts';
import { clockTime } from './open-sentence.ts';
import { ownHours } from './own/hours.ts';

/** Times of day as `HH:MM` on the office's own clock. */
export interface OpeningHours {
  opens: string;
  closes: string;
  /** A break in between, on days with one. */
  pauseFrom?: string | undefined;
  pauseTo?: string | undefined;
}

export type WeeklyHours = Readonly<Record<Weekday, OpeningHours | null>>;

/** What was saved over it, put in by the build (scripts/build/saved-facts). */
declare const SAVED_HOURS: WeeklyHours | undefined;
export const weeklyHours: WeeklyHours = {
  ...(typeof SAVED_HOURS === 'undefined' ? ownHours : SAVED_HOURS),
};

export const emergencyNote = 'Emergency appointments available';

/** The hours of a date (`YYYY-MM-DD`), or null when the office is closed all day. `announced`: closures beside those built in. */
export function hoursOn(date: string, announced: readonly Closure[] = []): OpeningHours | null {
  return closureOn(date, announced) ? null : weeklyHours[weekdayOf(date)];
}

/** @param date `YYYY-MM-DD` */
export function isOpenOn(date: string, announced: readonly Closure[] = []): boolean {
  return hoursOn(date, announced) !== null;
}

/** The stretches of a day: two where there is a break. */
export function shiftsOf({ opens, closes, pauseFrom, pauseTo }: OpeningHours): OpeningHours[] {
  if (!pauseFrom || !pauseTo) return [{ opens, closes }];
  return [
    { opens, closes: pauseFrom },
    { opens: pauseTo, closes },
  ];
}

/** Whether somebody is there at a time of day (`HH:MM`). */
export function isWithin(hours: OpeningHours, time: string): boolean {
  return shiftsOf(hours).some(({ opens, closes }) => time >= opens && time < closes);
}

/** `7:00 AM-3:00 PM`, or `8:00 AM-12:00 PM, 2:00 PM-6:00 PM`. */
export function hoursText(hours: OpeningHours): string {
  return shiftsOf(hours)
    .map(({ opens, closes }) => `${clockTime(opens)}-${clockTime(closes)}`)
    .join(', ');
}

/** The week from Monday on, neighbours with the same hours in one line: `Wednesday to Friday`, `7:00 AM-3:00 PM`. */
export const hoursLines: readonly { days: string; hours: string }[] = weekGroups().map(({ days, open }) => ({
  days: daySpan(days.map((day) => weekdays[day] ?? '')),
  hours: open ? hoursText(open) : 'Closed',
}));

/** The same as data: days as their place in the week, Sunday 0. */
export function weekGroups(): { days: number[]; open: OpeningHours | null }[] {
  const groups: { days: number[]; open: OpeningHours | null }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const open = weeklyHours[weekdays[day] as Weekday];
    const last = groups.at(-1);
    if (last && last.open && open ? hoursText(last.open) === hoursText(open) : last?.open === open)
      last?.days.push(day);
    else groups.push({ days: [day], open });
  }
  return groups;
}

function daySpan(days: readonly string[]): string {
  const [first = '', ...others] = days;
  const last = others.at(-1);
  if (!last) return first;
  return others.length === 1 ? `${first} and ${last}` : `${first} to ${last}`;
}

/** Whether somebody is there at an instant. */
export function isOpenAt(instant: Date): boolean {
  const { date, time } = officeClock(instant);
  const hours = hoursOn(date);
  return hours !== null && isWithin(hours, time);
}

/** The first open date after the given one. */
export function nextOpenDate(date: string, announced: readonly Closure[] = []): string {
  for (let days = 1; days <= 366; days += 1) {
    const candidate = addDays(date, days);
    if (isOpenOn(candidate, announced)) return candidate;
  }
  throw new RangeError('The office is closed for a whole year');
}
