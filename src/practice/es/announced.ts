import type { Closure } from '../closures.ts';
import { longDate, weekdayName } from './dates.ts';

/** `Cerrado el jueves 26 de noviembre`. The owner’s own word for the reason is in their language, so it is left out. */
export function closureSentence({ from, to }: Closure): string {
  if (from === to) return `Cerrado el ${dayWords(from)}`;
  return `Cerrado del ${dayWords(from)} al ${dayWords(to)}`;
}

function dayWords(date: string): string {
  return `${weekdayName(date)} ${longDate(date).replace(/ de \d+$/, '')}`;
}
