import type { Hero } from '../hero.ts';

/** The first words of the home page. */
export const hero = {
  headline: "Jacksonville's Best Dentist",
  tagline:
    'Premier dental care in Jacksonville, FL - where advanced technology meets compassionate family dentistry.',
  stat: { figure: '5000+', words: 'Satisfied Patients' },
  film: '/video/hero',
} as const satisfies Hero;
