import { acceptedInsurer, type insuranceHelp, isTooShort } from '../insurers.ts';
import type { Lines } from './lines.ts';

export const helpInSpanish = [
  'Revisamos sus beneficios antes de su visita, para que sepa a qué atenerse.',
  'Presentamos la reclamación por usted.',
  'Antes de empezar recibe por escrito un cálculo de lo que le toca pagar.',
  'Hablamos con su aseguradora cuando una reclamación se demora.',
] satisfies Lines<typeof insuranceHelp>;

/** What the lookup says to what is typed: nothing until it could be a name. */
export function planAnswer(typed: string): string {
  if (isTooShort(typed)) return '';
  const insurer = acceptedInsurer(typed);
  if (insurer)
    return `Sí, aceptamos ${insurer.name}. Los planes son distintos: traiga su tarjeta y revisamos sus beneficios antes de su visita.`;
  return `«${typed.trim()}» no está entre las aseguradoras que aceptamos. Puede venir de todos modos: pregúntenos, quizá podamos presentar la reclamación por usted. Nuestro plan de ahorro y los pagos a plazos no necesitan seguro.`;
}
