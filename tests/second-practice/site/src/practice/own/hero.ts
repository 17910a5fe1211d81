/** The first words of the home page. */
export const hero = {
  headline: 'Good teeth, good company',
  tagline:
    'Family dentistry on Avenida Ejemplo, in Spanish and in English, with time for a question before the chair tips back.',
  stat: { figure: '19 years', words: 'on the same corner' },
} as const;
