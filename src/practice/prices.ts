import { prices } from './saved-prices.ts';

/** The savings plan and the ways to pay. Whole US dollars. */
export interface PlanPrice {
  name: string;
  pricePerYear: number;
  who: string;
  mostPopular?: true;
}

export const savingsPlan = {
  prices: [
    { name: 'Individual', pricePerYear: prices.individual, who: 'For one person' },
    {
      name: 'Household 2 Members',
      pricePerYear: prices.household,
      who: 'For two people in one household',
      mostPopular: true,
    },
    { name: 'Additional Members', pricePerYear: prices.additional, who: 'For each additional member' },
  ] as const satisfies readonly PlanPrice[],
  /** Share off every service that the plan does not include. */
  discountPercent: prices.discountPercent,
  discountPercentWithInstalments: prices.discountPercentWithInstalments,
  dependentsUnderAge: 26,
} as const;

const { discountPercent, discountPercentWithInstalments, dependentsUnderAge } = savingsPlan;

/** Per member and year. */
export const planIncludes = ['2 exams', 'All X-rays', '2 hygiene visits', '2 fluoride applications'] as const;

export const planBenefits = [
  `${discountPercent}% off other services (${discountPercentWithInstalments}% when installment financing is used)`,
  'No waiting periods',
  'No deductibles',
  'No annual maximums',
  `Dependents under ${dependentsUnderAge} allowed regardless of residence`,
] as const;

export const planTerms = [
  'The plan is non-refundable and non-transferable.',
  'It auto-renews each year until you tell us to stop.',
  'It excludes 3D cone beam imaging.',
] as const;

export const instalments = {
  benefits: ['0% APR plans available', 'Apply in seconds', 'No hard credit check'],
  howToApply: [
    'Ask us for a written treatment plan with its price.',
    'Apply on your phone or with us at the desk.',
    'See your options and pick the monthly amount that suits you.',
    'Start your care, and pay the partner month by month.',
  ],
} as const;

export const acceptedPayments = [
  { name: 'Credit cards', detail: 'Visa, MasterCard, Discover' },
  { name: 'Cash' },
  { name: 'Personal check' },
  { name: 'HSA/FSA' },
] as const satisfies readonly { name: string; detail?: string }[];

/** `1385` as `$1,385`. By hand: to load its tables of numbers holds a phone up for a fifteenth of a second. */
export function dollars(amount: number): string {
  return `$${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}
