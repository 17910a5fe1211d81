import type { GalleryCase } from '../gallery.ts';

export const galleryCategories = ['Cosmetic', 'Restorative', 'Orthodontics'] as const;

/** The gallery in a few words, for search engines. */
export const galleryInShort = 'crowns, veneers and orthodontics';

/** The before-and-after cases, in the order of the page. */
export const galleryCases: readonly GalleryCase[] = [
  {
    id: 'porcelain-crowns-and-veneers',
    procedure: 'Porcelain Crowns and Veneers',
    category: 'Cosmetic',
    description:
      'Chipped, worn and stained front teeth, made whole again. Two crowns carry the bite and thin veneers even out the line, in a shade that fits the face.',
    beforeImage: 'crowns-and-veneers-before',
    afterImage: 'crowns-and-veneers-after',
    beforeAlt: 'A smile with chipped, worn and stained front teeth',
    afterAlt: 'The same smile with whole, even front teeth in a natural shade',
    ageRange: '45-55',
    treatmentDuration: '3 weeks',
    consent: { record: 'Sample record G-01', signedOn: '2026-01-19' },
  },
  {
    id: 'crowns',
    procedure: 'Crowns',
    category: 'Restorative',
    description:
      'Side teeth with a cracked cusp and an old dark filling. New crowns protect what was left of the teeth and let this patient chew on both sides again.',
    beforeImage: 'crowns-before',
    afterImage: 'crowns-after',
    beforeAlt: 'A smile seen from the side, with a cracked tooth and an old dark filling',
    afterAlt: 'The same smile with the side teeth whole again',
    ageRange: '55-65',
    treatmentDuration: '1 visit',
    consent: { record: 'Sample record G-02', signedOn: '2026-02-16' },
  },
  {
    id: 'veneers-and-orthodontics',
    procedure: 'Veneers and Orthodontics',
    category: 'Orthodontics',
    description:
      'Crowded and turned teeth with a gap. Clear aligners moved them into line first; a few veneers then evened out the worn edges.',
    beforeImage: 'veneers-and-orthodontics-before',
    afterImage: 'veneers-and-orthodontics-after',
    beforeAlt: 'A smile with crowded, turned teeth, a gap and uneven edges',
    afterAlt: 'The same smile with straight teeth and even edges',
    ageRange: '25-35',
    treatmentDuration: '14 months',
    consent: { record: 'Sample record G-03', signedOn: '2026-03-23' },
  },
];

/** The case to compare on the home page. */
export const caseOnHomePage = 'veneers-and-orthodontics';
