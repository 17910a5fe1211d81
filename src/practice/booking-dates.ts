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
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  const isReal = new Date(`${later}T00:00:00Z`).toISOString().startsWith(later);
  return isReal ? later : later.replace(/-29$/, '-28');
}
