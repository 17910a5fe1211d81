import { readBlocks, type Block, type Piece, type Run } from './paste-blocks.ts';
import { inert } from './paste-marks.ts';

/**
 * Paste from Word, Google Docs or a web page: what the writer meant (headings, lists, tables, emphasis, links) in the
 * editor's own dialect, and nothing else. Pictures written into the text as base64 come back as `pictures`, to be
 * uploaded; those of other sites stay where they are.
 */
export function cleanPaste(html: string): { html: string; pictures: string[]; leftOut: number } {
  const found = { pictures: [] as string[], leftOut: 0 };
  const { body } = new DOMParser().parseFromString(inert(withoutComments(html)), 'text/html');
  const pieces = readBlocks(body).filter((piece) => piece.kind === 'table' || tidy(piece, found));
  return { html: pieces.map(write).join(''), ...found };
}

/** Word's conditional comments and fragments markers; Office's namespaced tags become ordinary unknown ones. */
const withoutComments = (html: string) =>
  html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
    .replace(/<(\/?)\w+:(\w+)/g, '<$1x-$2');

function tidy(block: Block, found: { pictures: string[]; leftOut: number }): boolean {
  block.runs = block.runs.filter(({ image }) => {
    if (!image || isOwnPicture(image.src)) return true;
    if (image.src.startsWith('data:image/')) found.pictures.push(image.src);
    else found.leftOut += 1;
    return false;
  });
  trimEdges(block.runs, block.kind === 'code');
  return block.kind === 'code' || block.runs.length > 0;
}

function isOwnPicture(src: string): boolean {
  const url = URL.parse(src, location.origin);
  return url?.origin === location.origin && /^\/(api\/blog-images|images)\//.test(url.pathname);
}

function trimEdges(runs: Run[], isCode = false): void {
  if (isCode) return;
  for (let index = 1; index < runs.length; index++) {
    const run = runs[index];
    if (run && / $/.test(runs[index - 1]?.text ?? '')) run.text = run.text.replace(/^ /, '');
  }
  const first = runs[0];
  if (first) first.text = first.text.trimStart();
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  runs.splice(0, runs.length, ...runs.filter((run) => run.text || run.image));
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function write(piece: Piece): string {
  if (piece.kind === 'table') return writeTable(piece.rows);
  const classes = [piece.align && `ql-align-${piece.align}`, piece.indent > 0 && `ql-indent-${piece.indent}`];
  const className = classes.filter(Boolean).join(' ');
  const attribute = className ? ` class="${className}"` : '';
  const inner = piece.runs.map(writeRun).join('');
  if (piece.kind === 'code') return `<pre>\n${escape(piece.runs[0]?.text ?? '')}\n</pre>`;
  if (piece.kind === 'bullet' || piece.kind === 'ordered') {
    return `<ol><li data-list="${piece.kind}"${attribute}>${inner}</li></ol>`;
  }
  return `<${piece.kind}${attribute}>${inner}</${piece.kind}>`;
}

function writeRun({ text, marks, image }: Run): string {
  if (image) return `<img src="${escape(image.src)}" alt="${escape(image.alt)}">`;
  let html = escape(text);
  if (marks.code) html = `<code>${html}</code>`;
  if (marks.u) html = `<u>${html}</u>`;
  if (marks.s) html = `<s>${html}</s>`;
  if (marks.em) html = `<em>${html}</em>`;
  if (marks.strong) html = `<strong>${html}</strong>`;
  return marks.href ? `<a href="${escape(marks.href)}">${html}</a>` : html;
}

function writeTable(rows: { isHead: boolean; cells: Run[][] }[]): string {
  const width = Math.max(0, ...rows.map((row) => row.cells.length));
  const body = rows
    .filter((row) => row.cells.length > 0)
    .map(({ isHead, cells }) => {
      const id = `${isHead ? 'head' : 'row'}-${crypto.randomUUID().slice(0, 8)}`;
      const tag = isHead ? 'th' : 'td';
      const full = Array.from({ length: width }, (_, index) => cells[index] ?? []);
      return `<tr>${full.map((runs) => `<${tag} data-row="${id}">${writeCell(runs)}</${tag}>`).join('')}</tr>`;
    });
  return body.length > 0 ? `<table><tbody>${body.join('')}</tbody></table>` : '';
}

function writeCell(runs: Run[]): string {
  const texts = runs.filter((run) => !run.image);
  trimEdges(texts);
  return texts.map(writeRun).join('');
}
