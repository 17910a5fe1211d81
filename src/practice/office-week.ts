/**
 * The office's hours as data that fits into a page, and the sentence made of them there: the rules of `hours.ts` with every
 * holiday would be four times as much script on every page. A test holds the two together.
 */
import { addDays, clockChanges, officeClock } from './dates.ts';
import { isOpenOn, shiftsOf, weeklyHours } from './hours.ts';
import { type OfficeWeek } from './open-sentence.ts';

/** A page may stand for long; further ahead only the week counts, and beyond two years the clock is no longer put on or back. */
const daysAhead = 366;

/** What a page's clock needs, from the day of an instant on. */
export function officeWeek(instant: Date): OfficeWeek {
  const { date } = officeClock(instant);
  const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(date, ahead));
  const week = Object.values(weeklyHours).map(
    (hours) => hours && shiftsOf(hours).flatMap(({ opens, closes }) => [opens, closes]),
  );
  const sundayFirst = [...week.slice(-1), ...week.slice(0, -1)];
  return {
    // From a year back on: not every device has its date right.
    ahead: clockChanges(new Date(instant.getTime() - daysAhead * 86_400_000), 3 * daysAhead),
    week: sundayFirst,
    closed: days.filter((day) => sundayFirst[new Date(day).getUTCDay()] && !isOpenOn(day)),
  };
}
