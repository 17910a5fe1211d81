import { walkLine } from './typeface.ts';

export interface Line {
  text: string;
  /** Ends within a word, which was wider than a line. */
  isTorn: boolean;
}

/** Fills line after line with as many words as there is room for; `width` in em. */
export function breakLines(text: string, width: number): Line[] {
  const lines: Line[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (walkLine(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push({ text: line, isTorn: false });
    line = word;
    while (walkLine(line) > width) {
      const head = headOf(line, width);
      lines.push({ text: head, isTorn: true });
      line = line.slice(head.length);
    }
  }
  return [...lines, { text: line, isTorn: false }];
}

/** As many letters as fit, one at least. */
function headOf(word: string, width: number): string {
  let end = 1;
  while (end < word.length && walkLine(word.slice(0, end + 1)) <= width) end += 1;
  return word.slice(0, end);
}

/** The same number of lines, as even as they come: the last word does not stand alone. */
export function balanceLines(text: string, width: number): Line[] {
  const widest = breakLines(text, width);
  let [tooNarrow, lines] = [0, widest];
  let enough = width;
  while (enough - tooNarrow > 0.1) {
    const middle = (tooNarrow + enough) / 2;
    const narrower = breakLines(text, middle);
    if (narrower.length > widest.length || narrower.some((line) => line.isTorn)) tooNarrow = middle;
    else [enough, lines] = [middle, narrower];
  }
  return lines;
}

const ellipsis = '…';

/** The line's beginning with an ellipsis behind it, within the width. */
export function endWithEllipsis(line: string, width: number): string {
  for (let letters = line; ; letters = letters.slice(0, -1)) {
    const ended = letters.replace(/[\s.,:;–—-]+$/, '') + ellipsis;
    if (letters === '' || walkLine(ended) <= width) return ended;
  }
}
