import { addDays } from '../dates.ts';
import { type OpeningHours, shiftsOf, weekGroups } from '../hours.ts';
import { clockTime, weekdayName } from './dates.ts';

export const emergencyNote = 'Hay citas de emergencia disponibles';

const aSunday = '2026-11-22';
/** Of a weekday, from Sunday (0) on. */
const nameOf = (day: number) => weekdayName(addDays(aSunday, day));

/** The week from Monday on: `Miércoles a viernes`, `7:00 a.m.–3:00 p.m.`. */
export const hoursLines: readonly { days: string; hours: string }[] = weekGroups().map(({ days, open }) => ({
  days: capitalized(daySpan(days.map(nameOf))),
  hours: open ? hoursText(open) : 'Cerrado',
}));

function hoursText(open: OpeningHours): string {
  return shiftsOf(open)
    .map(({ opens, closes }) => `${clockTime(opens)}–${clockTime(closes)}`)
    .join(' y ');
}

function daySpan([first = '', ...others]: readonly string[]): string {
  const last = others.at(-1);
  if (!last) return first;
  return others.length === 1 ? `${first} y ${last}` : `${first} a ${last}`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('es') + text.slice(1);
}
