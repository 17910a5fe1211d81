import { closureOn } from './closures.ts';
import { longDate, officeClock, weekdayOf } from './dates.ts';
import { hoursOn, hoursText, isWithin } from './hours.ts';
import { clockTime } from './open-sentence.ts';

/** An instant as it is told to a patient: `Tuesday, November 24, 2026 at 11:30 AM`. */
export function visitWords(instant: string | Date): string {
  const { date, time } = officeClock(new Date(instant));
  return `${weekdayOf(date)}, ${longDate(date)} at ${clockTime(time)}`;
}

/**
 * A word about a time the office is closed; a practice may well see somebody then.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`, or empty where none is chosen yet
 */
export function visitHint(date: string, time: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return '';
  const hours = hoursOn(date);
  if (!hours)
    return `The office is closed ${closureOn(date) ? `for ${closureOn(date)}` : `on ${weekdayOf(date)}s`}.`;
  const isOpenThen = time === '' || isWithin(hours, time);
  return isOpenThen ? '' : `On ${weekdayOf(date)}s the office is open ${hoursText(hours)}.`;
}
