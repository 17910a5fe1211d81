import { ownInsurers } from './own/insurers.ts';

/** An insurer whose plans are accepted. `logo` is a file name in `assets/images/insurers`; without one its name stands there. */
export interface Insurer {
  name: string;
  logo?: string;
  /** What else stands on its cards. */
  alsoKnownAs?: readonly string[];
}

/** What was saved over them, put in by the build (scripts/build/saved-facts). */
declare const SAVED_INSURERS: readonly Insurer[] | undefined;
export const insurers: readonly Insurer[] =
  typeof SAVED_INSURERS === 'undefined' ? ownInsurers : SAVED_INSURERS;

export const insuranceHelp = [
  'We check your benefits before your visit, so you know where you stand.',
  'We file the claim for you.',
  'You get a written estimate of your share before we start.',
  'We talk to your insurer when a claim takes too long.',
] as const;

/** Letters and digits alone, so that `UnitedHealthcare` and `united healthcare` are one. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const shortestWord = 3;

/** Whether what is typed could not be a name yet. */
export function isTooShort(typed: string): boolean {
  return plain(typed).length < shortestWord;
}

/** What the lookup says to what is typed: nothing until it could be a name. */
export function planAnswer(typed: string): string {
  if (isTooShort(typed)) return '';
  const insurer = acceptedInsurer(typed);
  if (insurer)
    return `Yes, we accept ${insurer.name}. Plans differ, so bring your card: we check your benefits before your visit.`;
  return `“${typed.trim()}” is not one of the insurers we accept. You can still come: ask us, and we may be able to file for you. Our savings plan and the payment plans need no insurance.`;
}

/** The accepted insurer somebody means: by its name, a part of it, or what else stands on the card; undefined where it is none. */
export function acceptedInsurer(typed: string): Insurer | undefined {
  if (isTooShort(typed)) return undefined;
  const wanted = plain(typed);
  return insurers.find(({ name, alsoKnownAs = [] }) =>
    [name, ...alsoKnownAs].map(plain).some((known) => known.startsWith(wanted) || wanted.startsWith(known)),
  );
}
