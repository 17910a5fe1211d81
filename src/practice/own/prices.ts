import type { Prices } from '../saved-prices.ts';

/** The figures the site comes with; owners change them in the portal. */
export const ownPrices: Prices = {
  individual: 385,
  household: 685,
  additional: 300,
  discountPercent: 15,
  discountPercentWithInstalments: 10,
  fullExam: 450,
  emergencyVisit: 200,
};
