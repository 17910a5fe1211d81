import { addDays, officeClock, weekdayOf } from '#practice/dates.ts';
import { hoursOn, isOpenAt, nextOpenDate } from '#practice/hours.ts';
import { clockTime } from '#practice/open-sentence.ts';
import { fromOfficeTime } from '../post-form/office-time.ts';

export interface NextTry {
  label: string;
  /** ISO instant. */
  at: string;
}

const inTwoHoursMs = 2 * 3_600_000;

/** When to call again whoever did not answer: in two hours if we are still here then, and when the next open days begin. */
export function nextTries(nowMs: number): NextTry[] {
  const later = new Date(Math.ceil((nowMs + inTwoHoursMs) / 300_000) * 300_000);
  const now = officeClock(new Date(nowMs));
  const clock = officeClock(later);
  const isOpenThen = clock.date === now.date && isOpenAt(later);
  const first = nextOpenDate(now.date);
  return [
    ...(isOpenThen ? [{ label: `today ${clockTime(clock.time)}`, at: later.toISOString() }] : []),
    ...[first, nextOpenDate(first)].flatMap((date) => morningOf(date, now.date)),
  ];
}

function morningOf(date: string, today: string): NextTry[] {
  const hours = hoursOn(date);
  const at = hours && fromOfficeTime(`${date}T${hours.opens}`);
  if (!at) return [];
  const day = date === addDays(today, 1) ? 'tomorrow' : weekdayOf(date);
  return [{ label: `${day} ${clockTime(hours.opens)}`, at }];
}
