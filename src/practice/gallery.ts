/** The before-and-after cases. Image names are files in `assets/images/gallery`. */
import { type galleryCategories } from './own/gallery.ts';

export { caseOnHomePage, galleryCases, galleryCategories } from './own/gallery.ts';
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

/**
 * The cases, each with its patient's consent.
 * @throws Error that names a case without one, or whose patient took it back
 */
export function publishableCases(cases: readonly GalleryCase[]): readonly GalleryCase[] {
  for (const { id, consent } of cases)
    if (!consent?.record || consent.withdrawnOn)
      throw new Error(
        `No consent to show the case ${id} (src/practice/own/gallery.ts): take it out, or add its record.`,
      );
  return cases;
}
