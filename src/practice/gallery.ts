/** The before-and-after cases. Image names are files in `assets/images/gallery`. */
export const galleryCategories = ['Cosmetic', 'Restorative', 'Orthodontics'] as const;
type GalleryCategory = (typeof galleryCategories)[number];

/** What a patient signed before their pictures went on the site. */
interface Consent {
  /** Where the signed form is kept. */
  record: string;
  /** `YYYY-MM-DD`. */
  signedOn: string;
  withdrawnOn?: string;
}

export interface GalleryCase {
  id: string;
  procedure: string;
  category: GalleryCategory;
  description: string;
  beforeImage: string;
  afterImage: string;
  /** What the two pictures show, for readers who cannot see them. */
  beforeAlt: string;
  afterAlt: string;
  /** Without it the site is not built (`publishableCases`). */
  consent?: Consent;
  ageRange?: string;
  treatmentDuration?: string;
}

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

/**
 * The cases, each with its patient's consent.
 * @throws Error that names a case without one, or whose patient took it back
 */
export function publishableCases(cases: readonly GalleryCase[]): readonly GalleryCase[] {
  for (const { id, consent } of cases)
    if (!consent?.record || consent.withdrawnOn)
      throw new Error(
        `No consent to show the case ${id} (src/practice/gallery.ts): take it out, or add its record.`,
      );
  return cases;
}
