import { withRealListsAndCode } from '#contracts/real-lists.ts';
import { foldFigures, unfoldFigures } from './figures.ts';

/**
 * Between what the editor holds and what is stored. The stored form is plain HTML; Quill's own loader collapses spaces,
 * flattens nested lists by guessing and loses the indentation of code, so both ways are spelled out here and a round
 * trip changes nothing.
 */
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The editor's markup without its furniture: list markers, cursor, pictures whose upload has not ended. */
export function toStoredHtml(root: HTMLElement): string {
  const body = root.cloneNode(true) as HTMLElement;
  for (const node of body.querySelectorAll('.ql-ui, .ql-cursor, img[src^="blob:"]')) node.remove();
  for (const node of body.querySelectorAll('[contenteditable], [spellcheck]')) {
    node.removeAttribute('contenteditable');
    node.removeAttribute('spellcheck');
  }
  keepSpaces(body);
  foldFigures(body);
  return isBlank(body) ? '' : withRealListsAndCode(body.innerHTML);
}

function isBlank(body: HTMLElement): boolean {
  return !body.textContent.trim() && !body.querySelector('img, table, hr');
}

/**
 * Readers' browsers fold runs of spaces; the editor shows them. A no-break space in every run keeps both alike; spaces
 * at the edge of a line, which nobody sees, go.
 */
function keepSpaces(body: HTMLElement): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest('.ql-code-block, pre')) continue;
    let text = node.textContent ?? '';
    const ownsLine =
      node.parentElement?.matches('p, h2, h3, h4, li, td, th, blockquote, figcaption') ?? false;
    const isLast = ownsLine && !node.nextSibling;
    const isFirst = ownsLine && !node.previousSibling;
    if (isFirst && isLast && !text.trim()) text = '\u00a0'.repeat(text.length);
    if (isFirst) text = text.replace(/^ +/, '');
    if (isLast) text = text.replace(/ +$/, '');
    node.textContent = text.replace(/ {2,}/g, (run) => '\u00a0'.repeat(run.length - 1) + ' ');
  }
}

/** Stored HTML in the dialect Quill's loader reads without loss. */
export function toEditorHtml(stored: string): string {
  // Unsaved work may have been kept by an older page.
  const { body } = parse(withRealListsAndCode(stored));
  unfoldFigures(body);
  for (const list of [...body.querySelectorAll('ol, ul')].filter(
    (node) => !node.parentElement?.closest('ol, ul'),
  )) {
    const flat = document.createElement('ol');
    flattenList(list, 0, flat);
    list.replaceWith(flat);
  }
  body.querySelectorAll('pre > code').forEach(toLines);
  body.querySelectorAll('table').forEach(nameRows);
  return body.innerHTML;
}

function flattenList(list: Element, depth: number, flat: HTMLElement): void {
  const kind = list.tagName === 'OL' ? 'ordered' : 'bullet';
  for (const item of [...list.children]) {
    if (item.matches('ol, ul')) flattenList(item, depth + 1, flat);
    if (item.tagName !== 'LI') continue;
    const inner = [...item.querySelectorAll('ol, ul')].filter(
      (node) => node.parentElement?.closest('li') === item,
    );
    const copy = document.createElement('li');
    copy.dataset['list'] = item.getAttribute('data-list') ?? kind;
    copy.className = item.className;
    if (depth > 0 && !/ql-indent-\d/.test(item.className))
      copy.classList.add(`ql-indent-${Math.min(depth, 8)}`);
    for (const node of inner) node.remove();
    copy.append(...item.childNodes);
    flat.append(copy);
    for (const node of inner) flattenList(node, depth + 1, flat);
  }
}

/** Quill takes the words of a `<pre>` for lines. The parser drops a line break right after the tag: give it one to drop. */
function toLines(code: Element): void {
  if (code.parentElement?.childNodes.length !== 1) return;
  code.replaceWith(`\n${code.textContent}\n`);
}

/** Quill knows a row by the id its cells share; header rows by `head-` (see table-formats). */
function nameRows(table: Element, tableIndex: number): void {
  table.querySelectorAll('tr').forEach((row, index) => {
    const cells = [...row.children];
    const given = cells[0]?.getAttribute('data-row');
    const isHead = cells.length > 0 && cells.every((cell) => cell.tagName === 'TH');
    const id = given ?? `${isHead ? 'head' : 'row'}-${tableIndex}-${index}`;
    for (const cell of cells) cell.setAttribute('data-row', id);
  });
}
