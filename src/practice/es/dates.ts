/** Days and times of day as Spanish says them in the United States. Dates are `YYYY-MM-DD`, times `HH:MM` on the office’s clock. */
const utc = { timeZone: 'UTC' } as const;
const timeFormat = new Intl.DateTimeFormat('es-US', { hour: 'numeric', minute: '2-digit', ...utc });
const weekdayFormat = new Intl.DateTimeFormat('es-US', { weekday: 'long', ...utc });
const longFormat = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', ...utc });

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** `7:00 a.m.` */
export function clockTime(time: string): string {
  return timeFormat.format(new Date(`1970-01-01T${time}:00Z`));
}

/** `las 7:00 a.m.`, `la 1:00 p.m.` */
export function theClock(time: string): string {
  return `${Number(time.slice(0, 2)) % 12 === 1 ? 'la' : 'las'} ${clockTime(time)}`;
}

/** `lunes` */
export function weekdayName(date: string): string {
  return weekdayFormat.format(midnight(date));
}

/** `27 de noviembre de 2026` */
export function longDate(date: string): string {
  return longFormat.format(midnight(date));
}

/** `los lunes`, `los sábados` */
export function everyWeekday(date: string): string {
  const name = weekdayName(date);
  return `los ${name.endsWith('s') ? name : `${name}s`}`;
}
