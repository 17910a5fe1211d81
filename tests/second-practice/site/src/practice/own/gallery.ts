import type { GalleryCase } from '../gallery.ts';

export const galleryCategories = ['Crowns', 'Braces'] as const;

/** The gallery in a few words, for search engines. */
export const galleryInShort = 'braces and crowns';

/** The before-and-after cases, in the order of the page. */
export const galleryCases: readonly GalleryCase[] = [
  {
    id: 'braces-at-forty',
    procedure: 'Braces at Forty',
    category: 'Braces',
    description:
      'Teeth that leaned on each other since childhood. Ceramic braces stood them up, and a thin wire behind keeps them there.',
    beforeImage: 'leaning',
    afterImage: 'straight',
    beforeAlt: 'Front teeth that lean this way and that',
    afterAlt: 'The same front teeth in a row',
    treatmentDuration: '15 months',
    consent: { record: 'Sample folder 11', signedOn: '2026-02-02' },
  },
  {
    id: 'two-back-teeth',
    procedure: 'Two Back Teeth',
    category: 'Crowns',
    description: 'A dark old filling and a crack beside it. Two crowns from the lab across the street.',
    beforeImage: 'back-teeth-before',
    afterImage: 'back-teeth-after',
    beforeAlt: 'Back teeth, one dark and one cracked',
    afterAlt: 'The same back teeth, both covered',
    consent: { record: 'Sample folder 14', signedOn: '2026-03-03' },
  },
];

/** The case to compare on the home page. */
export const caseOnHomePage = 'braces-at-forty';
