/** The societies of the logo strip. `logo` is a file name in `assets/images/affiliations`. */
export interface Affiliation {
  name: string;
  logo: string;
  alt: string;
}

export const affiliations: readonly Affiliation[] = [
  { name: 'Implant Congress', logo: 'implant-congress', alt: 'Member of the Implant Congress' },
  {
    name: 'Academy of General Dentistry',
    logo: 'academy-of-general-dentistry',
    alt: 'Member of the Academy of General Dentistry',
  },
  {
    name: 'State Dental Association',
    logo: 'state-dental-association',
    alt: 'Member of the State Dental Association',
  },
  {
    name: 'National Dental Association',
    logo: 'national-dental-association',
    alt: 'Member of the National Dental Association',
  },
  {
    name: 'Conscious Sedation Organization',
    logo: 'conscious-sedation-organization',
    alt: 'Member of the Conscious Sedation Organization',
  },
];
