import { prices } from './saved-prices.ts';

/** The two visits that have a list price. Whole US dollars, each the lowest it costs. */
export const listPrices = { fullExam: prices.fullExam, emergencyVisit: prices.emergencyVisit } as const;
