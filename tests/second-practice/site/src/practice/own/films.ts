import type { Film } from '../films.ts';

/** The films of the site. */
export const films = {
  firstVisit: {
    title: 'What happens the first time',
    description: 'From the door to the chair.',
    path: '/video/first-visit',
    seconds: 15,
    addedOn: '2026-07-01',
  },
  fiveKindsOfCare: {
    title: 'What we do, without words',
    description: 'A few pictures of our days.',
    path: '/video/five-kinds-of-care',
    seconds: 15,
    addedOn: '2026-07-01',
  },
  officeTour: {
    title: 'Come in and look around',
    description: 'From the desk to the rooms behind it.',
    path: '/video/office-tour',
    seconds: 9,
    addedOn: '2026-07-01',
  },
} as const satisfies Record<string, Film>;
