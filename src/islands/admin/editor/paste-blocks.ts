import { marksOf, plain, styleOf, type Marks } from './paste-marks.ts';

/** A pasted document as a row of lines, each with its kind; everything else about it is forgotten. */
export interface Run {
  text: string;
  marks: Marks;
  /** A picture instead of text. */
  image?: { src: string; alt: string };
}

export interface Block {
  kind: 'p' | 'h2' | 'h3' | 'h4' | 'blockquote' | 'bullet' | 'ordered' | 'code';
  indent: number;
  align: string;
  runs: Run[];
}

export type Piece = Block | { kind: 'table'; rows: { isHead: boolean; cells: Run[][] }[] };

interface Place {
  kind: Block['kind'];
  indent: number;
  align: string;
  marks: Marks;
}

const skipped = new Set(
  'SCRIPT STYLE META LINK TITLE HEAD XML SVG MATH OBJECT EMBED IFRAME VIDEO AUDIO FORM INPUT BUTTON SELECT TEXTAREA TEMPLATE NOSCRIPT NAV'.split(
    ' ',
  ),
);
const headings: Record<string, Block['kind']> = {
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  H5: 'h4',
  H6: 'h4',
};
const lines = new Set(
  'P DIV SECTION ARTICLE MAIN HEADER FOOTER ASIDE FIGURE FIGCAPTION ADDRESS DL DT DD DETAILS SUMMARY HR CENTER'.split(
    ' ',
  ),
);

export function readBlocks(body: Element): Piece[] {
  const reader = new BlockReader();
  reader.read(body, { kind: 'p', indent: 0, align: '', marks: plain });
  return reader.pieces;
}

class BlockReader {
  readonly pieces: Piece[] = [];
  #open: Block | undefined;

  read(node: Node, place: Place): void {
    if (node instanceof Text) this.#readText(node, place);
    if (!(node instanceof Element) || skipped.has(node.tagName.toUpperCase()) || isHidden(node)) return;
    const tag = node.tagName;
    const inner = { ...place, marks: isGoogleWrapper(node) ? place.marks : marksOf(node, place.marks) };
    if (tag === 'BR') this.#readBreak(place);
    else if (tag === 'IMG') this.#add({ text: '', marks: plain, image: pictureOf(node) }, place);
    else if (tag === 'TABLE') this.#readTable(node);
    else if (tag === 'PRE') this.#readCode(node);
    else if (tag === 'UL' || tag === 'OL') this.#readList(node, inner);
    else if (headings[tag] || lines.has(tag) || tag === 'BLOCKQUOTE' || tag === 'LI')
      this.#readLine(node, inner);
    else this.#readChildren(node, inner);
  }

  #begin({ kind, indent, align }: Place): Block {
    this.#open = { kind, indent, align, runs: [] };
    this.pieces.push(this.#open);
    return this.#open;
  }

  #end(): void {
    this.#open = undefined;
  }

  #add(run: Run, place: Place): void {
    (this.#open ?? this.#begin(place)).runs.push(run);
  }

  #readChildren(node: Element, place: Place): void {
    for (const child of node.childNodes) this.read(child, place);
  }

  #readText(node: Text, place: Place): void {
    const text = node.data.replace(/[\s\u00a0]+/g, ' ').replace(/[\u200b\ufeff]/g, '');
    if (text && (this.#open || text.trim())) this.#add({ text, marks: place.marks }, place);
  }

  #readBreak(place: Place): void {
    if (this.#open?.kind === 'p' || this.#open?.kind === 'blockquote') this.#end();
    else if (this.#open) this.#add({ text: ' ', marks: plain }, place);
  }

  #readLine(node: Element, place: Place): void {
    this.#end();
    this.#readChildren(node, linePlace(node, place));
    this.#end();
  }

  #readList(node: Element, place: Place): void {
    this.#end();
    const isNested = place.kind === 'bullet' || place.kind === 'ordered';
    const kind = node.tagName === 'OL' ? 'ordered' : 'bullet';
    this.#readChildren(node, { ...place, kind, indent: isNested ? place.indent + 1 : place.indent });
    this.#end();
  }

  #readCode(node: Element): void {
    for (const text of codeOf(node).replace(/\n$/, '').split('\n'))
      this.#begin({ kind: 'code', indent: 0, align: '', marks: plain }).runs.push({ text, marks: plain });
    this.#end();
  }

  #readTable(table: Element): void {
    this.#end();
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
    this.pieces.push({
      kind: 'table',
      rows: rows.map((row) => ({
        isHead:
          row.parentElement?.tagName === 'THEAD' ||
          (row.children.length > 0 && !row.querySelector(':scope > td')),
        cells: [...row.children].flatMap(readCell),
      })),
    });
  }
}

/** The code alone: pages put a language's name and a Copy button into the same frame. */
function codeOf(node: Element): string {
  const code = node.querySelector('code') ?? node;
  const copy = code.cloneNode(true) as Element;
  const extras = 'button, [role=button], [aria-hidden=true], [contenteditable=false]';
  for (const extra of copy.querySelectorAll(extras)) extra.remove();
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  return copy.textContent;
}

/** A cell is one line in the editor; cells it spans become empty ones. */
function readCell(cell: Element): Run[][] {
  const runs = readBlocks(cell).flatMap((piece) =>
    piece.kind === 'table' ? [] : [...piece.runs, { text: ' ', marks: plain }],
  );
  const span = Math.min(Number(cell.getAttribute('colspan')) || 1, 20);
  return [runs, ...Array.from({ length: span - 1 }, () => [])];
}

function linePlace(node: Element, place: Place): Place {
  const align = /^(center|right)$/.exec(
    styleOf(node)('text-align') || (node.getAttribute('align') ?? ''),
  )?.[1];
  const word = wordList(node);
  const kind = word?.kind ?? headings[node.tagName] ?? (node.matches('.MsoTitle') ? 'h2' : undefined);
  const own = node.tagName === 'BLOCKQUOTE' ? 'blockquote' : kind;
  const marks = headings[node.tagName] ? { ...place.marks, strong: false } : place.marks;
  return {
    ...place,
    marks,
    kind: own ?? place.kind,
    indent: word?.indent ?? place.indent,
    align: align ?? place.align,
  };
}

/** Word writes list items as paragraphs: level in the style, bullet or number as ignored text in front. */
function wordList(node: Element): { kind: 'bullet' | 'ordered'; indent: number } | undefined {
  const level = /level(\d)/.exec(styleOf(node)('mso-list'))?.[1];
  if (!level) return undefined;
  const marker = [...node.querySelectorAll('[data-style]')].find((part) =>
    /ignore/i.test(styleOf(part)('mso-list')),
  );
  const isNumbered = /^[\s\u00a0]*(\d+|[a-z]|[ivx]+)[.)]/i.test(marker?.textContent ?? '');
  return { kind: isNumbered ? 'ordered' : 'bullet', indent: Math.min(Number(level) - 1, 8) };
}

function isHidden(node: Element): boolean {
  const style = styleOf(node);
  return /ignore/.test(style('mso-list')) || style('display') === 'none' || /hidden/.test(style('mso-hide'));
}

const isGoogleWrapper = (node: Element) => node.id.startsWith('docs-internal-guid');

const pictureOf = (node: Element) => ({
  src: node.getAttribute('src') ?? '',
  alt: node.getAttribute('alt') ?? '',
});
