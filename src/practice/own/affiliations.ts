/** The societies of the logo strip. `logo` is a file name in `assets/images/affiliations`. */
export interface Affiliation {
  logo: string;
  alt: string;
}

export const affiliations: readonly Affiliation[] = [
  { logo: 'implant-congress', alt: 'Member of the Implant Congress' },
  { logo: 'academy-of-general-dentistry', alt: 'Member of the Academy of General Dentistry' },
  { logo: 'state-dental-association', alt: 'Member of the State Dental Association' },
  { logo: 'national-dental-association', alt: 'Member of the National Dental Association' },
  { logo: 'conscious-sedation-organization', alt: 'Member of the Conscious Sedation Organization' },
];
