import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { balanceLines, breakLines } from './break-lines.ts';
import { shareImageColours } from './draw-share-image.ts';

/** Every letter as wide as the others. */
const measure = (text: string) => [...new Intl.Segmenter().segment(text)].length;
const lines = (text: string, width: number) => breakLines(text, width, measure).map((line) => line.text);

describe('a title in lines', () => {
  it('breaks between words, and within one that is wider than a line', () => {
    expect(lines('ten small habits that keep', 10)).toEqual(['ten small', 'habits', 'that keep']);
    expect(breakLines('a periodontology b', 8, measure)).toEqual([
      { text: 'a', isTorn: false },
      { text: 'periodon', isTorn: true },
      { text: 'tology b', isTorn: false },
    ]);
  });

  it('never takes a letter of several parts to pieces', () => {
    expect(lines('👩🏽‍⚕️👩🏽‍⚕️🦷歯の健康', 2)).toEqual(['👩🏽‍⚕️👩🏽‍⚕️', '🦷歯', 'の健', '康']);
  });

  it('has lines of about the same length, no more of them', () => {
    const title = 'Ten small habits that keep a smile well';
    expect(lines(title, 35)).toEqual(['Ten small habits that keep a smile', 'well']);
    expect(balanceLines(title, 35, measure).map((line) => line.text)).toEqual([
      'Ten small habits that',
      'keep a smile well',
    ]);
  });
});

it('the colours of a share image are those of the theme', () => {
  const { theme } = createRequire(import.meta.url)('../../../../tailwind.config.cjs') as {
    theme: { extend: { colors: Record<string, Record<string, string>> } };
  };
  for (const [name, colour] of Object.entries(shareImageColours)) {
    const [family = '', shade = ''] = name.split('-');
    expect(theme.extend.colors[family]?.[shade]?.toLowerCase(), name).toBe(colour);
  }
});
