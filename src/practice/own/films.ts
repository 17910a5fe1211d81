import type { Films } from '../films.ts';

/** The films of the site. */
export const films = {
  firstVisit: {
    title: 'Your first visit, in pictures',
    description: 'From the coral door to the chair by the window.',
    path: '/video/first-visit',
    seconds: 15,
    addedOn: '2026-11-16',
  },
  fiveKindsOfCare: {
    title: 'Five kinds of care, in pictures',
    description: 'Preventative, restorative and cosmetic dentistry, implants and sedation, a picture each.',
    path: '/video/five-kinds-of-care',
    seconds: 15,
    addedOn: '2026-11-16',
  },
  officeTour: {
    title: 'A walk through our office',
    description: 'From the reception desk to the chair by the window, in nine seconds.',
    path: '/video/office-tour',
    seconds: 9,
    addedOn: '2026-01-12',
  },
  sameDayCrown: {
    title: 'How a same-day crown is made',
    description: 'A tooth is scanned, its crown is milled from a block, and the crown finds its place.',
    path: '/video/same-day-crown',
    seconds: 15,
    addedOn: '2026-01-12',
  },
} as const satisfies Films;
