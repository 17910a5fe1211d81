/** What the week has for people who work, told by its hours themselves. */
import { type Weekday, weekdays } from './dates.ts';
import { type WeeklyHours } from './hours.ts';

const earlyBefore = '08:00';
const lateFrom = '18:00';

/** `Early mornings on most days, and a late evening on Tuesdays.` */
export function flexibleHours(week: WeeklyHours): string {
  const open = weekdays.flatMap((day) => (week[day] ? [{ day, ...week[day] }] : []));
  const early = open.filter(({ opens }) => opens < earlyBefore).map(({ day }) => day);
  const late = open.filter(({ closes }) => closes > lateFrom).map(({ day }) => day);
  const parts = [
    early.length > 0 && `early mornings ${onDays(early, open.length)}`,
    late.length > 0 &&
      `${late.length === 1 ? 'a late evening' : 'late evenings'} ${onDays(late, open.length)}`,
    week.Saturday && 'Saturdays too',
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return 'Tell us what suits you, and we look for a time.';
  const sentence =
    parts.length === 1 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}

function onDays(days: readonly Weekday[], openDays: number): string {
  if (days.length === openDays) return 'every day we are open';
  if (days.length > openDays / 2) return 'on most days';
  return `on ${days.map((day) => `${day}s`).join(' and ')}`;
}
