import type { Insurer } from '../insurers.ts';

/** The insurers whose plans are accepted. */
export const insurers: readonly Insurer[] = [
  { name: 'Cigna', logo: 'cigna' },
  { name: 'MetLife', logo: 'metlife' },
  { name: 'Saguaro Sample Mutual', logo: 'saguaro-sample-mutual', alsoKnownAs: ['SSM'] },
];
