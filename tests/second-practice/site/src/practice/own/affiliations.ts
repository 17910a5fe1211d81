/** The societies of the logo strip. `logo` is a file name in `assets/images/affiliations`. */
export interface Affiliation {
  name: string;
  logo: string;
  alt: string;
}

export const affiliations: readonly Affiliation[] = [
  { name: 'Desert Dental Circle', logo: 'desert-dental-circle', alt: 'One of the Desert Dental Circle' },
  {
    name: 'Colegio de Odontología Modelo',
    logo: 'colegio-modelo',
    alt: 'One of the Colegio de Odontología Modelo',
  },
];
