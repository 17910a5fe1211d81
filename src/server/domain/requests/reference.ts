import { randomInt } from 'node:crypto';
import { practice } from '#practice/practice.ts';

/** No vowels and nothing that sounds or looks like something else: read out over the phone, spells no word. */
const letters = '23456789BCDFGHJKMNPQRTVWXZ';

/** What a patient can quote: random, so that it tells nothing about anybody else's. */
export function newReference(): string {
  const pick = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${practice.referencePrefix}-${pick()}-${pick()}`;
}
