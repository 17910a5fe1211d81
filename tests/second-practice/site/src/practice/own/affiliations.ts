/** The societies of the logo strip. `logo` is a file name in `assets/images/affiliations`. */
export interface Affiliation {
  logo: string;
  alt: string;
}

export const affiliations: readonly Affiliation[] = [
  { logo: 'desert-dental-circle', alt: 'One of the Desert Dental Circle' },
  { logo: 'colegio-modelo', alt: 'One of the Colegio de Odontología Modelo' },
];
