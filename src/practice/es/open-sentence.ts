import { officeState } from '../open-sentence.ts';
import { theClock, weekdayName } from './dates.ts';

/** Whether the office is open at an instant, and until or from when, in Spanish. */
export function openSentence(...now: Parameters<typeof officeState>): { open: boolean; text: string } {
  const state = officeState(...now);
  if (state.open) return { open: true, text: `Abierto ahora, hasta ${theClock(state.until)}` };
  const day = ['hoy', 'mañana'][state.ahead] ?? `el ${weekdayName(state.on)}`;
  return { open: false, text: `Cerrado ahora, abre ${day} a ${theClock(state.at)}` };
}
