/** Plain calendar dates (`YYYY-MM-DD`) and the practice's own clock. A plain date is never shifted into another time zone. */
import { practice } from './practice.ts';

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

const minuteInMilliseconds = 60_000;
const dayInMilliseconds = 86_400_000;
/** Part by part: how a country writes a date is not the same in every browser. */
const localClock = new Intl.DateTimeFormat('en-US', {
  timeZone: practice.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The date and the time of day (`HH:MM`) on the wall of the office at an instant. */
export function officeClock(instant: Date): { date: string; time: string } {
  const parts: Record<string, string> = Object.fromEntries(
    localClock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts['year'] ?? ''}-${parts['month'] ?? ''}-${parts['day'] ?? ''}`,
    time: `${parts['hour'] ?? ''}:${parts['minute'] ?? ''}`,
  };
}

/** The instant at which a day begins in the office. */
export function startOfOfficeDay(date: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`);
  // Twice: the clocks may change between midnight in the office and midnight in UTC.
  const near = asUtc - aheadAt(asUtc);
  return new Date(asUtc - aheadAt(near));
}

/** How far the office clock is ahead of UTC at a whole minute, in milliseconds. */
export function aheadAt(instant: number): number {
  const { date, time } = officeClock(new Date(instant));
  return Date.parse(`${date}T${time}:00Z`) - instant;
}

/** Between two changes of a clock lie weeks, so looking this often misses none. */
const stepInMinutes = 14 * 1_440;

/** From which minute since 1970 on the office's clock is how many minutes ahead of UTC, through so many days after an instant. */
export function clockChanges(after: Date, days: number): [sinceMinute: number, minutes: number][] {
  const aheadOn = (minute: number) => aheadAt(minute * minuteInMilliseconds) / minuteInMilliseconds;
  const start = Math.floor(after.getTime() / minuteInMilliseconds);
  const changes: [number, number][] = [[start, aheadOn(start)]];
  for (let seen = start; seen < start + days * 1_440; seen += stepInMinutes) {
    let [before, since] = [seen, seen + stepInMinutes];
    const minutes = aheadOn(since);
    if (minutes === changes.at(-1)?.[1]) continue;
    while (since - before > 1) {
      const middle = Math.floor((before + since) / 2);
      if (aheadOn(middle) === minutes) since = middle;
      else before = middle;
    }
    changes.push([since, minutes]);
  }
  return changes;
}

/** How far the office's clock is from UTC on a date: `-05:00`. */
export function officeOffset(date: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: practice.timeZone, timeZoneName: 'longOffset' });
  const zone = parts.formatToParts(new Date(`${date}T18:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  return zone?.value.replace('GMT', '') || 'Z';
}

/** @param date `YYYY-MM-DD`, as is what comes back */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/** @throws RangeError for what is no date (`YYYY-MM-DD`) */
export function weekdayOf(date: string): Weekday {
  const day = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (!day) throw new RangeError(`Not a date: ${date}`);
  return day;
}

/** The day of an instant on the wall of the office: `November 20, 2026`. */
export const officeDate = (instant: string) => longDate(officeClock(new Date(instant)).date);

/** `2025-12-31` as `December 31, 2025`. */
export function longDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
