/** What a year costs with the savings plan and without it. Whole US dollars. */
import { treatments } from './price-list.ts';
import { dollars, savingsPlan } from './prices.ts';

/** A year as somebody expects it. */
export interface ExpectedYear {
  /** People on the plan, at least one. */
  members: number;
  /** How often, by the id of a treatment with a list price. */
  visits: Readonly<Record<string, number>>;
  /** Further care, as the written estimate has it. */
  otherCare: number;
  paysInInstallments: boolean;
}

export interface YearCosts {
  without: number;
  with: number;
  /** Of it, what the membership costs. */
  membership: number;
}

/** One person, two, and then a price for each further one. */
export function membershipPrice(members: number): number {
  const [individual, household, additional] = savingsPlan.prices;
  if (members < 2) return individual.pricePerYear;
  return household.pricePerYear + (members - 2) * additional.pricePerYear;
}

/** Counts every list price at its lowest, so both sums are the least a year costs. */
export function compareYear({ members, visits, otherCare, paysInInstallments }: ExpectedYear): YearCosts {
  const percent = paysInInstallments
    ? savingsPlan.discountPercentWithInstalments
    : savingsPlan.discountPercent;
  const membership = membershipPrice(members);
  const costs = { without: otherCare, with: membership + lessened(otherCare, percent), membership };
  for (const { id, price, plan } of treatments) {
    const sum = (price?.from ?? 0) * (visits[id] ?? 0);
    costs.without += sum;
    if (plan === 'discounted') costs.with += lessened(sum, percent);
    if (plan === 'excluded') costs.with += sum;
  }
  return costs;
}

const lessened = (amount: number, percent: number) => Math.round(amount * (1 - percent / 100));

/** The first year the calculator shows, before anybody has chosen anything. */
export const sampleYear: ExpectedYear = {
  members: 1,
  visits: { 'full-exam': 1 },
  otherCare: 0,
  paysInInstallments: false,
};

/** In a sentence what the plan would change; honest where it would not pay. */
export function verdict({ without, with: withPlan }: YearCosts): string {
  const difference = without - withPlan;
  if (difference > 0) return `The plan would save you ${dollars(difference)} or more.`;
  if (difference === 0) return 'Both come to the same.';
  return `The plan would cost you ${dollars(-difference)} more, unless you need further care.`;
}
