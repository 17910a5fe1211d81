import * as z from 'zod/mini';
import { optionalText } from './text.ts';

/** The languages a patient can write to us in, as `lang` spells them. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);
const unknown = `Please choose one of the languages: ${languages.join(', ')}.`;

/** The language a form was filled in; null where a caller does not say. */
export const languageField = z.pipe(
  optionalText({ max: 40, tooLong: unknown, shape: { test: isLanguage, message: unknown } }),
  z.transform((id) => id as Language | null),
);

/** What the answer is to be written in, whatever else may be wrong with what was sent. */
export function languageOf(sent: unknown): Language {
  const given = typeof sent === 'object' && sent !== null && 'language' in sent ? sent.language : undefined;
  return typeof given === 'string' && isLanguage(given) ? given : 'en';
}
