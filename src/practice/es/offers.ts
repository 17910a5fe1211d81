import { type Offer } from '../offers.ts';
import { ownOfferWords } from '../own/es/offers.ts';
import { ownOffers } from '../own/offers.ts';
import { longDate } from './dates.ts';

export interface OfferWords {
  name: string;
  includes: readonly string[];
  terms: string;
}

/**
 * Of an offer the site came with, as long as it says the same; undefined for one an owner has added or worded anew, which
 * stands as they wrote it: other terms in another language would be another offer.
 */
export function offerWords({ id, ...said }: Pick<Offer, 'id' | keyof OfferWords>): OfferWords | undefined {
  const own = ownOffers.find((offer) => offer.id === id);
  return own && meaning(own) === meaning(said) ? ownOfferWords[id] : undefined;
}

const meaning = ({ name, includes, terms: fine }: OfferWords) => JSON.stringify([name, includes, fine]);

export const offerEndedNote = 'Esta oferta terminó';

/** `Vence el 31 de diciembre de 2025`, or `Venció el …` once it has. */
export function expiryText({ endsOn }: Pick<Offer, 'endsOn'>, ended: boolean): string {
  return `${ended ? 'Venció' : 'Vence'} el ${longDate(endsOn)}`;
}
