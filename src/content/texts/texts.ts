import { languageOf, type Language } from '#practice/language.ts';
import { contactInSpanish } from './contact.es.ts';
import { contact } from './contact.ts';
import { financialInSpanish } from './financial.es.ts';
import { financial } from './financial.ts';
import { frameInSpanish } from './frame.es.ts';
import { frame } from './frame.ts';
import { newPatientsInSpanish } from './new-patients.es.ts';
import { newPatients } from './new-patients.ts';
import type { Translated } from './translated.ts';

const english = { frame, contact, newPatients, financial };
/** The words around the facts on every page that stands in both languages. */
export type Texts = Translated<typeof english>;

export const texts: Record<Language, Texts> = {
  en: english,
  es: {
    frame: frameInSpanish,
    contact: contactInSpanish,
    newPatients: newPatientsInSpanish,
    financial: financialInSpanish,
  },
};

/** The texts of the page at an address. */
export function textsOf(url: URL): Texts {
  return texts[languageOf(url)];
}
