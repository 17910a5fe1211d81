import type { Offer } from '../offers.ts';

/** The offers the site comes with; owners change them in the portal. */
export const ownOffers: readonly Offer[] = [
  {
    id: 'back-to-school',
    name: 'Back to School Checkup',
    price: 59,
    value: '$90',
    includes: ['A checkup before the first day of class', 'A mouth guard fitted while you wait'],
    terms: 'For children under sixteen.',
    endsOn: '2099-08-31',
  },
];
