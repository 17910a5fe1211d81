import { ownWords } from './own/patient-words.ts';

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

/** What was saved over it, put in by the build (scripts/build/saved-facts). */
declare const SAVED_WORDS: readonly PatientWords[] | undefined;
export const patientWords: readonly PatientWords[] =
  typeof SAVED_WORDS === 'undefined' ? ownWords : SAVED_WORDS;

/** Only what may be printed. */
export function printableWords(all: readonly PatientWords[]): readonly PatientWords[] {
  return all.filter(({ approvedOn, writtenOn }) => approvedOn !== undefined && approvedOn >= writtenOn);
}
