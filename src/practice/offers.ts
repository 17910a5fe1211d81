/** The promotions. Past its last day an offer stays readable and says that it has ended. */
import { addDays, longDate, startOfOfficeDay } from './dates.ts';
import { ownOffers } from './own/offers.ts';

export interface Offer {
  id: string;
  name: string;
  /** Whole US dollars. */
  price: number;
  /** What it would cost otherwise, as the offer words it. */
  value: string;
  includes: readonly string[];
  terms: string;
  /** Last valid day, `YYYY-MM-DD`, on the office's own calendar. */
  endsOn: string;
}

/** What was saved over it, put in by the build (scripts/build/saved-facts). */
declare const SAVED_OFFERS: readonly Offer[] | undefined;
export const offers: readonly Offer[] = typeof SAVED_OFFERS === 'undefined' ? ownOffers : SAVED_OFFERS;

export const offerEndedNote = 'This offer has ended';

/** The instant its last day is over in the office. */
export function endOf(offer: Pick<Offer, 'endsOn'>): Date {
  return startOfOfficeDay(addDays(offer.endsOn, 1));
}

export function hasEnded(offer: Pick<Offer, 'endsOn'>, instant: Date): boolean {
  return instant >= endOf(offer);
}

/** `Expires December 31, 2025`, or `Expired …` once it has. */
export function expiryText(offer: Pick<Offer, 'endsOn'>, ended: boolean): string {
  return `${ended ? 'Expired' : 'Expires'} ${longDate(offer.endsOn)}`;
}
