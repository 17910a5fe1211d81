import { practice } from '#practice/practice.ts';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: practice.timeZone });

/** `November 20, 2026`, by the practice's own clock. */
export function longDate(instant: string): string {
  return format.format(new Date(instant));
}
