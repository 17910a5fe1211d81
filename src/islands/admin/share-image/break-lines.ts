export interface Line {
  text: string;
  /** Ends within a word, which was wider than a line. */
  isTorn: boolean;
}

/** How wide a text would be set, in the unit of the widths given here. */
export type Measure = (text: string) => number;

/** Fills line after line with as many words as there is room for. */
export function breakLines(text: string, width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push({ text: line, isTorn: false });
    line = word;
    while (measure(line) > width) {
      const head = headOf(line, width, measure);
      lines.push({ text: head, isTorn: true });
      line = line.slice(head.length);
    }
  }
  return line ? [...lines, { text: line, isTorn: false }] : lines;
}

const letters = new Intl.Segmenter();

/** As many letters as fit, one at least; a letter may be several code points. */
function headOf(word: string, width: number, measure: Measure): string {
  let head = '';
  for (const { segment } of letters.segment(word)) {
    if (head && measure(head + segment) > width) break;
    head += segment;
  }
  return head;
}

/** The same number of lines, as even as they come: the last word does not stand alone. */
export function balanceLines(text: string, width: number, measure: Measure): Line[] {
  const widest = breakLines(text, width, measure);
  let [tooNarrow, lines] = [0, widest];
  let enough = width;
  while (enough - tooNarrow > width / 100) {
    const middle = (tooNarrow + enough) / 2;
    const narrower = breakLines(text, middle, measure);
    if (narrower.length > widest.length || narrower.some((line) => line.isTorn)) tooNarrow = middle;
    else [enough, lines] = [middle, narrower];
  }
  return lines;
}
