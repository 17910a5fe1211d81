import { officeClock } from './dates.ts';
import { bookingYearsAhead } from './limits.ts';

/**
 * The days a patient may wish for, both included (`YYYY-MM-DD`): from today at the office to as far ahead as the practice plans.
 */
export function bookingDates(instant: Date): { earliest: string; latest: string } {
  const { date } = officeClock(instant);
  return { earliest: date, latest: yearsLater(date, bookingYearsAhead) };
}

/** The same calendar day some years on; February 29 becomes 28 where there is none. */
function yearsLater(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years;
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  return `${year}${date.slice(4)}`.replace('-02-29', isLeapYear ? '-02-29' : '-02-28');
}
