import type { Offer } from '../offers.ts';
import { dollars } from '../prices.ts';
import { prices } from '../saved-prices.ts';

const terms = 'For patients without dental insurance.';

/** The offers the site comes with; owners change them in the portal. */
export const ownOffers: readonly Offer[] = [
  {
    id: 'new-patient-exam',
    name: 'New Patient Full Exam',
    price: 199,
    value: `${dollars(prices.fullExam)}+`,
    includes: [
      'A full exam of teeth, gums and bite',
      'All the X-rays the exam needs',
      'A written plan with prices',
    ],
    terms,
    endsOn: '2025-12-31',
  },
  {
    id: 'new-patient-emergency',
    name: 'New Patient Emergency',
    price: 99,
    value: `${dollars(prices.emergencyVisit)}+`,
    includes: ['An exam of what hurts', 'Up to 2 X-rays', 'A clear next step, the same day'],
    terms,
    endsOn: '2025-12-31',
  },
];
