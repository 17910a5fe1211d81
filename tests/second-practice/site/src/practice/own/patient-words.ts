import type { PatientWords } from '../patient-words.ts';

/** What the site comes with; owners change it in the portal. The people are samples. */
export const ownWords: readonly PatientWords[] = [
  {
    words: 'My son asked when we are going back. I checked his temperature.',
    name: 'Lola V., sample neighbor',
    source: 'Said at the door',
    writtenOn: '2026-05-04',
    approvedOn: '2026-05-04',
  },
  {
    words: 'Me explicaron todo dos veces: una para mí y otra para mi mamá.',
    name: 'Nacho R., sample neighbor',
    source: 'A note with a cake',
    writtenOn: '2026-09-14',
    approvedOn: '2026-09-15',
  },
];
