import { mainNumber } from '#contracts/person.ts';
import { cleanLine } from '#contracts/text.ts';

/** What a `tel:` link dials: digits of any script as ASCII, ten of them as a number of the country of the practice. */
export function dialable(phone: string): string {
  const main = mainNumber(cleanLine(phone));
  const isInternational = /^[+＋]/.test(main);
  // The zero of `+49 (0)30` is dialled inside the country only.
  const dialled = isInternational ? main.replace('(0)', '') : main;
  const digits = [...(dialled.match(/\p{Nd}/gu) ?? [])].map(asciiDigit).join('');
  if (isInternational) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : digits;
}

/** Decimal digits stand in runs of ten in every script, and each run starts at a multiple of ten from its zero. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const value = zero;
  while (value - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(value - zero);
}
