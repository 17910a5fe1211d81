import { aheadAt, officeClock } from '#practice/dates.ts';
import { clockTime } from '#practice/open-sentence.ts';
import { practice } from '#practice/practice.ts';
import { officeMoment } from '../inbox/words.ts';

/** An instant as the clock on the office wall shows it (`YYYY-MM-DDTHH:mm`, as a datetime field holds it). */
export function toOfficeTime(instant: string | Date): string {
  const { date, time } = officeClock(new Date(instant));
  return `${date}T${time}`;
}

/**
 * The instant at which the office clock shows this, or undefined for no time. An hour that the change to summer time
 * skips is the one after it; of one that comes twice, the first.
 */
export function fromOfficeTime(wall: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall)) return undefined;
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const candidates = [asUtc - aheadAt(asUtc - dayMs), asUtc - aheadAt(asUtc + dayMs)];
  const exact = candidates.find((instant) => toOfficeTime(new Date(instant)) === wall);
  return new Date(exact ?? Math.max(...candidates)).toISOString();
}

const dayMs = 86_400_000;

/** '10:42 AM', as every clock time of the portal */
export const timeOfDay = (instant: string | Date) => clockTime(officeClock(new Date(instant)).time);

const dateAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: practice.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});
export const officeDateTime = (instant: string | Date) => dateAndTime.format(new Date(instant));

const soon = new Intl.DateTimeFormat('en-US', {
  timeZone: practice.timeZone,
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
/** 'Wed 8:00 AM' within the next six days, 'Jul 1, 8:00 AM' after them. */
export function soonOrDate(instant: string, now = Date.now()): string {
  const isSoon = Date.parse(instant) - now < 6 * dayMs;
  return isSoon ? soon.format(new Date(instant)).replace(/^(\w{3}),/, '$1') : officeMoment(instant);
}
