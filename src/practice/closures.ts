/** The days the office is closed beside its weekly hours. A single date or a span goes into `closedDates`. */
import { weekdayOf, type Weekday } from './dates.ts';

/** First and last day, `YYYY-MM-DD`, both included. */
export interface Closure {
  reason: string;
  from: string;
  to: string;
}

const closedDates: readonly Closure[] = [];

type Holiday = { reason: string; month: number } & (
  | { day: number }
  | { weekday: Weekday; week: number | 'last' }
);

const holidays: readonly Holiday[] = [
  { reason: 'New Year’s Day', month: 1, day: 1 },
  { reason: 'Memorial Day', month: 5, weekday: 'Monday', week: 'last' },
  { reason: 'Independence Day', month: 7, day: 4 },
  { reason: 'Labor Day', month: 9, weekday: 'Monday', week: 1 },
  { reason: 'Thanksgiving', month: 11, weekday: 'Thursday', week: 4 },
  { reason: 'Christmas Day', month: 12, day: 25 },
];

/**
 * Why the office is closed on a date outside its weekly rhythm; null when it is not.
 * @param announced what the owner has announced since the site was built
 */
export function closureOn(date: string, announced: readonly Closure[] = []): string | null {
  const closed = [...announced, ...closedDates].find(({ from, to }) => date >= from && date <= to);
  return closed?.reason ?? holidays.find((holiday) => fallsOn(holiday, date))?.reason ?? null;
}

function fallsOn(holiday: Holiday, date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (month !== holiday.month) return false;
  if ('day' in holiday) return day === holiday.day;
  if (weekdayOf(date) !== holiday.weekday) return false;
  if (holiday.week === 'last') return day + 7 > new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.ceil(day / 7) === holiday.week;
}
