import type { OfficeState } from '../open-sentence.ts';
import { theClock, weekdayName } from './dates.ts';

/** Whether the office is open, and until or from when, in Spanish. */
export function openSentence(state: OfficeState): string {
  if (state.open) return `Abierto ahora, hasta ${theClock(state.until)}`;
  if (!state.at) return 'Cerrado ahora';
  const day = ['hoy', 'mañana'][state.ahead] ?? `el ${weekdayName(state.on)}`;
  return `Cerrado ahora, abre ${day} a ${theClock(state.at)}`;
}
