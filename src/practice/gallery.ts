/** The before-and-after cases. Image names are files in `assets/images/gallery`. */
export const galleryCategories = ['Cosmetic', 'Restorative', 'Orthodontics'] as const;
type GalleryCategory = (typeof galleryCategories)[number];

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
  },
];
