import type { FactKind } from '#contracts/facts.ts';

/** What the portal calls each kind of fact. */
export const factName: Record<FactKind, string> = {
  hours: 'Opening hours',
  phone: 'Phone',
  prices: 'Prices',
};

/** What it calls their parts; a name that is a word of its own, such as a weekday, needs none. */
const partNames: Record<string, string> = {
  opens: 'Opens at',
  closes: 'Closes at',
  display: 'Number patients call',
  individual: 'Savings plan: Individual, dollars a year',
  household: 'Savings plan: Household 2 Members, dollars a year',
  additional: 'Savings plan: Additional Members, dollars a year',
  discountPercent: 'Off other services for members, percent',
  discountPercentWithInstalments: 'The same with installment financing, percent',
  fullExam: 'First full exam with X-rays, from, dollars',
  emergencyVisit: 'Emergency visit, from, dollars',
};

export const partName = (name: string): string => partNames[name] ?? name;
