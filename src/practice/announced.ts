/** What stands on every page beside its own words: a notice of the owner, or else the next closure they have announced. */
import type { Closure } from './closures.ts';
import { addDays, longDate, officeClock, weekdayOf } from './dates.ts';

interface Announced {
  text: string | null;
  /** Instants; null: at once, and until it is taken away. */
  from: string | null;
  until: string | null;
  closures: readonly Closure[];
}

/** How long before its first day a closure is told of by itself. */
const tellDaysAhead = 7;

/** The sentence every page shows at an instant; empty where there is none. A closure is told of by `closed`. */
export function announcedSentence(
  { text, from, until, closures }: Announced,
  instant: Date,
  closed = closureSentence,
): string {
  const hasBegun = from === null || Date.parse(from) <= instant.getTime();
  const isOver = until !== null && Date.parse(until) <= instant.getTime();
  if (text !== null && hasBegun && !isOver) return text;
  const { date: today } = officeClock(instant);
  const ahead = addDays(today, tellDaysAhead);
  const next = closures.find((closure) => closure.to >= today && closure.from <= ahead);
  return next ? closed(next) : '';
}

/** `Closed Thursday, November 26: storm` */
export function closureSentence({ from, to, reason }: Closure): string {
  const days = from === to ? dayWords(from) : `from ${dayWords(from)} to ${dayWords(to)}`;
  return `Closed ${days}: ${reason}`;
}

/** `Thursday, November 26`: the year is plain this close. */
function dayWords(date: string): string {
  return `${weekdayOf(date)}, ${longDate(date).replace(/, \d+$/, '')}`;
}
