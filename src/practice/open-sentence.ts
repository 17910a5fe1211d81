import type { Closure } from './closures.ts';

/** The office's hours as a page carries them. */
export interface OfficeWeek {
  /**
   * From which minute since 1970 on the office's clock is how many minutes ahead of UTC. A browser has tables of time zones, too,
   * and takes a phone a tenth of a second to load them.
   */
  ahead: readonly (readonly [sinceMinute: number, minutes: number])[];
  /** Opening and closing times of each day from Sunday on, `HH:MM`, two more behind a break; null for a closed day. */
  week: readonly (readonly string[] | null)[];
  /** Dates without hours although their weekday has some. */
  closed: readonly string[];
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * Open until a time of day, or closed for so many days ahead (0: today), until that time on that date; the time is empty where no day
 * soon is open.
 */
export type OfficeState =
  | { open: true; until: string }
  | { open: false; ahead: number; on: string; at: string };

/** Whether the office is open at an instant, and until or from when. `announced`: closures beside those of the page. */
export function officeState(
  { ahead: offsets, week, closed }: OfficeWeek,
  instant: Date,
  announced: readonly Pick<Closure, 'from' | 'to'>[] = [],
): OfficeState {
  const minute = instant.getTime() / minuteMs;
  const [, minutes = 0] = offsets.filter(([since]) => since <= minute).at(-1) ?? offsets[0] ?? [];
  const [today = '', time = ''] = new Date((minute + minutes) * minuteMs).toISOString().split(/T|:\d\d\./);
  const dayOf = (ahead: number) => new Date(Date.parse(today) + ahead * dayMs);
  const dateOf = (day: Date) => day.toISOString().slice(0, 10);
  const hoursOf = (day: Date) => {
    const date = dateOf(day);
    const isClosed = closed.includes(date) || announced.some(({ from, to }) => from <= date && date <= to);
    return isClosed ? null : week[day.getUTCDay()];
  };

  // What opens and closes next today: after an even number of times we are closed.
  const times = hoursOf(dayOf(0)) ?? [];
  const passed = times.filter((at) => at <= time).length;
  let next = times[passed];
  if (next && passed % 2) return { open: true, until: next };
  let ahead = 0;
  while (!next && ahead < 99) {
    ahead += 1;
    next = hoursOf(dayOf(ahead))?.[0];
  }
  return { open: false, ahead, on: dateOf(dayOf(ahead)), at: next ?? '' };
}

/** The same as a sentence. */
export function openSentence(state: OfficeState): string {
  if (state.open) return `Open now until ${clockTime(state.until)}`;
  const day = ['today', 'tomorrow'][state.ahead] ?? `on ${weekdays[new Date(state.on).getUTCDay()]}`;
  const opens = state.at && `, opens ${day} at ${clockTime(state.at)}`;
  return `Closed now${opens}`;
}

/** `19:00` as `7:00 PM`. */
export function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}
