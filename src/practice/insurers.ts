/** The eight insurers whose plans are accepted. `logo` is a file name in `assets/images/insurers`. */
export interface Insurer {
  name: string;
  logo: string;
}

export const insurers: readonly Insurer[] = [
  { name: 'Aetna', logo: 'aetna' },
  { name: 'Guardian', logo: 'guardian' },
  { name: 'Principal', logo: 'principal' },
  { name: 'Humana', logo: 'humana' },
  { name: 'United Healthcare', logo: 'united-healthcare' },
  { name: 'Florida Blue', logo: 'florida-blue' },
  { name: 'Cigna', logo: 'cigna' },
  { name: 'MetLife', logo: 'metlife' },
];

export const insuranceHelp: readonly string[] = [
  'We check your benefits before your visit, so you know where you stand.',
  'We file the claim for you.',
  'You get a written estimate of your share before we start.',
  'We talk to your insurer when a claim takes long.',
];
