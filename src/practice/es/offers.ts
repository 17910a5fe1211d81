import type { Offer } from '../offers.ts';
import { longDate } from './dates.ts';

interface OfferWords {
  name: string;
  includes: readonly string[];
  terms: string;
}

const terms = 'Para pacientes sin seguro dental.';

/** By the id of the offer; figures and dates stand once, in `offers.ts`. */
const words: Readonly<Record<string, OfferWords>> = {
  'new-patient-exam': {
    name: 'Examen completo para pacientes nuevos',
    includes: [
      'Un examen completo de dientes, encías y mordida',
      'Todas las radiografías que el examen necesita',
      'Un plan por escrito, con precios',
    ],
    terms,
  },
  'new-patient-emergency': {
    name: 'Emergencia para pacientes nuevos',
    includes: ['Un examen de lo que duele', 'Hasta 2 radiografías', 'El siguiente paso claro, el mismo día'],
    terms,
  },
};

/** @throws Error, which ends the build, for an offer without words in Spanish */
export function offerWords({ id }: Pick<Offer, 'id'>): OfferWords {
  const found = words[id];
  if (!found) throw new Error(`No words in Spanish for the offer ${id} (src/practice/es/offers.ts).`);
  return found;
}

export const offerEndedNote = 'Esta oferta terminó';

/** `Vence el 31 de diciembre de 2025`, or `Venció el …` once it has. */
export function expiryText({ endsOn }: Pick<Offer, 'endsOn'>, ended: boolean): string {
  return `${ended ? 'Venció' : 'Vence'} el ${longDate(endsOn)}`;
}
