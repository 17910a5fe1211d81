import { readBlocks, type Block, type Piece, type Run } from './paste-blocks.ts';
import { inert } from './paste-marks.ts';

/**
 * Paste from Word, Google Docs or a web page: what the writer meant (headings, lists, tables, emphasis, links) in the
 * editor's own dialect, and nothing else. Pictures written into the text as base64 stand in it as previews and come back
 * as `pictures`, to be uploaded; those of other sites are left out.
 */
export function cleanPaste(html: string): CleanPaste {
  const found: Found = { pictures: [], leftOut: 0 };
  const { body } = new DOMParser().parseFromString(inert(withoutComments(html)), 'text/html');
  const pieces = readBlocks(body).filter((piece) => piece.kind === 'table' || tidy(piece, found));
  return {
    html: pieces.map(write).join(''),
    isOneLine: pieces.length === 1 && pieces[0]?.kind === 'p',
    endsInParagraph: pieces.at(-1)?.kind === 'p',
    ...found,
  };
}

interface Found {
  pictures: { preview: string; file: File }[];
  leftOut: number;
}

interface CleanPaste extends Found {
  html: string;
  /** It joins the line it is pasted into; otherwise its lines keep their own kind. */
  isOneLine: boolean;
  endsInParagraph: boolean;
}

/** Word's conditional comments and fragments markers; Office's namespaced tags become ordinary unknown ones. */
const withoutComments = (html: string) =>
  html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
    .replace(/<(\/?)\w+:(\w+)/g, '<$1x-$2');

function tidy(block: Block, found: Found): boolean {
  block.runs = block.runs.filter(({ image }) => {
    if (!image || isOwnPicture(image.src)) return true;
    const file = toFile(image.src);
    if (!file) {
      found.leftOut += 1;
      return false;
    }
    image.src = URL.createObjectURL(file);
    found.pictures.push({ preview: image.src, file });
    return true;
  });
  trimEdges(block.runs, block.kind === 'code');
  return block.kind === 'code' || block.runs.length > 0;
}

/** A `fetch` of a data address would be against the site's policy, so it is taken apart here. */
function toFile(dataUrl: string): File | undefined {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/.exec(dataUrl) ?? [];
  if (!type || !base64) return undefined;
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'pasted', { type });
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
  if (marks.script) html = `<${marks.script}>${html}</${marks.script}>`;
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
