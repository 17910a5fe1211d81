import type { Hero } from '../hero.ts';

/** The first words of the home page. */
export const hero: Hero = {
  headline: 'Good teeth, good company',
  tagline:
    'Family dentistry on Avenida Ejemplo, in Spanish and in English, with time for a question before the chair tips back.',
  stat: { figure: '19 years', words: 'on the same corner' },
};
