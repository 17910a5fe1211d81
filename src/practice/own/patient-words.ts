import type { PatientWords } from '../patient-words.ts';

/** What the site comes with; owners change it in the portal. The people are samples. */
export const ownWords: readonly PatientWords[] = [
  {
    words:
      'I had not sat in a dentist’s chair for eleven years. Nobody asked me why. They asked what would make it easier.',
    name: 'Jordan S., sample patient',
    source: 'A card left at our front desk',
    writtenOn: '2026-04-17',
    approvedOn: '2026-04-20',
  },
  {
    words:
      'My crown broke on a Tuesday evening. I called, Lucía found me a time the next morning, and I went back to work with a new one.',
    name: 'Pat E., sample patient',
    source: 'A letter to the practice',
    writtenOn: '2026-06-03',
    approvedOn: '2026-06-08',
  },
  {
    words:
      'Walter wrote down what each step costs. For once I could decide at home, without a clock ticking.',
    name: 'Casey P., sample patient',
    source: 'A card left at our front desk',
    writtenOn: '2026-08-26',
    approvedOn: '2026-08-31',
  },
];
