import type { Insurer } from '../insurers.ts';

/** The insurers whose plans are accepted, as the site comes; owners change them in the portal. */
export const ownInsurers: readonly Insurer[] = [
  { name: 'Cigna', logo: 'cigna' },
  { name: 'MetLife', logo: 'metlife' },
  { name: 'Saguaro Sample Mutual', logo: 'saguaro-sample-mutual', alsoKnownAs: ['SSM'] },
];
