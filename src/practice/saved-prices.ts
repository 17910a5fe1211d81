import { ownPrices } from './own/prices.ts';

/** The figures of prices that owners change in the portal (`contracts/facts.ts`). Whole US dollars; the plan’s by year. */
export interface Prices {
  individual: number;
  household: number;
  additional: number;
  /** Share off every service that the plan does not include. */
  discountPercent: number;
  discountPercentWithInstalments: number;
  /** The two visits that have a list price, each the lowest it costs. */
  fullExam: number;
  emergencyVisit: number;
}

/** What was saved over them, put in by the build (scripts/build/saved-facts). */
declare const SAVED_PRICES: Prices | undefined;
export const prices: Prices = typeof SAVED_PRICES === 'undefined' ? ownPrices : SAVED_PRICES;
