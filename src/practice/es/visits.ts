import { officeClock } from '../dates.ts';
import { longDate, theClock, weekdayName } from './dates.ts';

/** An instant as it is told to a patient: `martes, 24 de noviembre de 2026, a las 11:30 a.m.` */
export function visitWords(instant: string | Date): string {
  const { date, time } = officeClock(new Date(instant));
  return `${weekdayName(date)}, ${longDate(date)}, a ${theClock(time)}`;
}
