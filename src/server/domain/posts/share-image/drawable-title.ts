import { outlines } from './fraunces-outlines.ts';

/** More than any picture could show; a title that came into the table some other way may be of any length. */
const mostCharacters = 400;

/**
 * The title in the letters the headline face has: others lose their marks or are left out. Null when that leaves nothing,
 * or less than half of what was meant, which could say something else.
 */
export function drawableTitle(title: string): string | null {
  const meant = [...title.slice(0, mostCharacters * 2).toWellFormed()].slice(0, mostCharacters).join('');
  const drawable = [...meant.normalize('NFC')].map(inOurLetters).join('').replace(/\s+/g, ' ').trim();
  const letters = lettersOf(drawable);
  return letters > 0 && letters * 2 >= lettersOf(meant.normalize('NFC')) ? drawable : null;
}

function inOurLetters(character: string): string {
  if (/\s/.test(character)) return ' ';
  if (Object.hasOwn(outlines, character)) return character;
  const plain = [...character.normalize('NFKD').replace(/\p{M}/gu, '')];
  return plain.every((letter) => Object.hasOwn(outlines, letter)) ? plain.join('') : '';
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
