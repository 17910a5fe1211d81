import { ownIdentity, ownPhone } from './own/identity.ts';

/** What was saved over the number, put in by the build (scripts/build/saved-facts). */
declare const SAVED_PHONE: typeof ownPhone | undefined;
const { display } = typeof SAVED_PHONE === 'undefined' ? ownPhone : SAVED_PHONE;

/** A number as it is read, dialed and linked to. */
export function phoneOf(shown: string) {
  const digits = shown.replace(/\D/g, '');
  return { display: shown, digits, href: `tel:+1${digits}` };
}

/** Who the practice is. Every page, mail and message takes its facts from here. */
export const practice = {
  ...ownIdentity,
  phone: phoneOf(display),
} as const;
