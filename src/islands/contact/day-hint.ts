import { closureOn, type Closure } from '#practice/closures.ts';
import { longDate, weekdayOf } from '#practice/dates.ts';
import { isOpenOn, nextOpenDate } from '#practice/hours.ts';

/** A word about a day the office is closed; the request is welcome all the same. */
export function dayHint(date: string, announced: readonly Closure[] = []): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)) || isOpenOn(date, announced))
    return '';
  const reason = closureOn(date, announced);
  const next = nextOpenDate(date, announced);
  const why = reason ? ` for ${reason}` : ` on ${weekdayOf(date)}s`;
  return `We are closed${why}. The next open day is ${weekdayOf(next)}, ${longDate(next)}. We will find a time together.`;
}
