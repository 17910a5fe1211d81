import type { Prices } from '../saved-prices.ts';

/** The figures the site comes with; owners change them in the portal. */
export const ownPrices: Prices = {
  individual: 240,
  household: 430,
  additional: 175,
  discountPercent: 12,
  discountPercentWithInstalments: 6,
  fullExam: 120,
  emergencyVisit: 75,
};
