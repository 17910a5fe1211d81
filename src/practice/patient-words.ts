/** What patients wrote about a visit, printed with their permission. The people are samples. */
export interface PatientWords {
  words: string;
  name: string;
  /** Where it was written. */
  source: string;
  /** `YYYY-MM-DD`. */
  writtenOn: string;
  /** The day they allowed us to print it, `YYYY-MM-DD`; without it, it is not shown. */
  approvedOn?: string;
}

/** What the site came with; owners change it in the portal. */
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

/** What was saved over it, put in by the build (scripts/build/saved-facts). */
declare const SAVED_WORDS: readonly PatientWords[] | undefined;
export const patientWords: readonly PatientWords[] =
  typeof SAVED_WORDS === 'undefined' ? ownWords : SAVED_WORDS;

/** Only what may be printed. */
export function printableWords(all: readonly PatientWords[]): readonly PatientWords[] {
  return all.filter(({ approvedOn, writtenOn }) => approvedOn !== undefined && approvedOn >= writtenOn);
}
