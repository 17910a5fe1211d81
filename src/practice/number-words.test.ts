import { expect, it } from 'vitest';
import { firstNumberWord, numberWord } from './number-words.ts';

it('writes small numbers as words, and others in figures', () => {
  expect([numberWord(1), numberWord(5), numberWord(12), numberWord(13)]).toEqual([
    'one',
    'five',
    'twelve',
    '13',
  ]);
  expect([firstNumberWord(8), firstNumberWord(5, 'es'), firstNumberWord(20)]).toEqual([
    'Eight',
    'Cinco',
    '20',
  ]);
});
