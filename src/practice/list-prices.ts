/** The two visits that have a list price. Whole US dollars, each the lowest it costs. */
export const listPrices = { fullExam: 450, emergencyVisit: 200 } as const;
