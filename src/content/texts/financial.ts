import { place } from '#practice/own/place.ts';
import { practice } from '#practice/practice.ts';

/** The page about prices and ways to pay. */
export const financial = {
  title: 'Financial Information',
  description: `Savings plan, monthly payments, insurance and promotions at ${practice.name}, with every price.`,
  lead: 'You should know what it costs before it costs anything. Here are our prices, our savings plan, the other ways to pay, and the insurers we work with.',
  callToAction: {
    title: 'Rather talk it through?',
    text: place.costs,
    button: 'Become a New Patient',
  },
  tabs: {
    label: 'Ways to pay',
    plan: 'Savings Plan',
    payments: 'Payment Plans',
    insurance: 'Insurance',
    promotions: 'Promotions',
  },
  plan: {
    title: 'No insurance? A\u00a0plan of our own',
    lead: 'One payment a year covers the care that keeps teeth healthy, and lowers the price of the rest. It starts the day you join.',
    popular: 'Most Popular',
    perYear: '/year',
    join: 'Join',
    joinWhat: (plan: string) => ` the savings plan: ${plan}`,
    included: 'What’s Included',
    perMember: 'For each member, every year:',
    benefits: 'Plan Benefits',
    important: 'Important Plan Information',
  },
  calculator: {
    title: 'Is the plan worth it for you?',
    lead: 'Tell us what you expect in a year. We use our lowest list prices; your written estimate is what counts.',
    members: 'People on the plan',
    other: 'Other care, in dollars, from your estimate',
    installments: (less: number, usual: number) =>
      `I would pay in installments (${less}% off instead of ${usual}%)`,
    example: 'For one person with a first full exam:',
    without: 'Without the plan',
    with: 'With the plan',
    membership: 'Of that,',
    membershipEnd:
      ' is the membership: 2 exams, all X-rays, 2 cleanings and 2 fluoride applications for each person.',
  },
  payments: {
    title: 'Spread it over months',
    lead: 'A financing partner pays for your treatment, and you pay the partner in monthly payments.',
    ask: 'Ask About Payment Plans',
    how: 'How to Apply',
    terms:
      'Whether you can use it, and at what rate, is the partner’s decision. You see the terms before you sign.',
    accepted: 'Accepted Payments',
  },
  insurance: {
    title: 'Insurance we accept',
    lookup: 'Do you take my plan?',
    lookupHint: 'Type the insurer’s name, as it appears on your card.',
    unsure: 'Not sure? Call us and read us the name on your card.',
    paperwork: 'We do the paperwork with you',
    paperworkText:
      'Insurance words are hard. Bring your card, or a photo of it, and leave the rest to us. Not on the list? Ask: we may still be able to file for you.',
    ask: 'Ask About Your Insurance',
  },
  offers: {
    title: 'Promotions',
    value: (usual: string) => `Value ${usual}`,
    claim: 'Claim This Offer',
    ask: 'Ask About Current Offers',
  },
  prices: {
    title: 'What treatments cost',
    lead: 'You get every price in writing before we start. These visits have a list price.',
    caption: 'List prices',
    treatment: 'Treatment',
    price: 'Price',
    withPlan: 'With our plan',
    others: 'Priced for each patient',
    ask: 'Ask for a Price',
  },
} as const;
