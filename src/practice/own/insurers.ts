import type { Insurer } from '../insurers.ts';

/** The insurers whose plans are accepted, as the site comes; owners change them in the portal. */
export const ownInsurers: readonly Insurer[] = [
  { name: 'Aetna', logo: 'aetna' },
  { name: 'Guardian', logo: 'guardian' },
  { name: 'Principal', logo: 'principal' },
  { name: 'Humana', logo: 'humana' },
  { name: 'United Healthcare', logo: 'united-healthcare', alsoKnownAs: ['UHC'] },
  { name: 'Florida Blue', logo: 'florida-blue', alsoKnownAs: ['Blue Cross Blue Shield of Florida', 'BCBS'] },
  { name: 'Cigna', logo: 'cigna' },
  { name: 'MetLife', logo: 'metlife' },
];
