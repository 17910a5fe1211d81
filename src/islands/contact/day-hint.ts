import { closureOn, type Closure } from '#practice/closures.ts';
import { isOpenOn, nextOpenDate } from '#practice/hours.ts';
import type { FormWords } from './words.ts';

/** A word about a day the office is closed; the request is welcome all the same. */
export function dayHint(
  date: string,
  { closedDay }: Pick<FormWords, 'closedDay'>,
  announced: readonly Closure[] = [],
): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)) || isOpenOn(date, announced))
    return '';
  return closedDay({ date, reason: closureOn(date, announced), next: nextOpenDate(date, announced) });
}
