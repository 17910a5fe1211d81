import { ownOffers, type Offer } from '../offers.ts';
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

/**
 * Of an offer the site came with, as long as it says the same; undefined for one an owner has added or worded anew, which
 * stands as they wrote it: other terms in another language would be another offer.
 */
export function offerWords({ id, ...said }: Pick<Offer, 'id' | keyof OfferWords>): OfferWords | undefined {
  const own = ownOffers.find((offer) => offer.id === id);
  return own && meaning(own) === meaning(said) ? words[id] : undefined;
}

const meaning = ({ name, includes, terms: fine }: OfferWords) => JSON.stringify([name, includes, fine]);

export const offerEndedNote = 'Esta oferta terminó';

/** `Vence el 31 de diciembre de 2025`, or `Venció el …` once it has. */
export function expiryText({ endsOn }: Pick<Offer, 'endsOn'>, ended: boolean): string {
  return `${ended ? 'Venció' : 'Vence'} el ${longDate(endsOn)}`;
}
