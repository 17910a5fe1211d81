/**
 * Days and times of day as Spanish says them in the United States. Dates are `YYYY-MM-DD`, times `HH:MM` on the office’s clock. In words
 * of our own: a browser has them, too, and takes a phone a fifteenth of a second to look up those of a language not its own.
 */
const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** `7:00 a.m.` */
export function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00A0${hour < 12 ? 'a' : 'p'}.m.`;
}

/** `las 7:00 a.m.`, `la 1:00 p.m.` */
export function theClock(time: string): string {
  return `${Number(time.slice(0, 2)) % 12 === 1 ? 'la' : 'las'} ${clockTime(time)}`;
}

/** `lunes` */
export function weekdayName(date: string): string {
  return weekdays[new Date(date).getUTCDay()] ?? '';
}

/** `27 de noviembre de 2026` */
export function longDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${Number(day)} de ${months[Number(month) - 1] ?? ''} de ${year}`;
}

/** `los lunes`, `los sábados` */
export function everyWeekday(date: string): string {
  const name = weekdayName(date);
  return `los ${name.endsWith('s') ? name : `${name}s`}`;
}
