import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DomUtils, parseDocument } from 'htmlparser2';
import { searchIndexPath, type SearchedPart } from '#contracts/site-search.ts';
import { pathOf } from './built-file.ts';

/** The words of every page that search engines may find, for the search on /search. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        // The search itself is no answer to anything.
        const files = globSync('**/*.html', { cwd: root, exclude: ['search.html'] }).sort();
        const parts = await Promise.all(
          files.map(async (file) => searchedParts(pathOf(file), await readFile(join(root, file), 'utf8'))),
        );
        await writeFile(join(root, searchIndexPath), JSON.stringify(parts.flat()));
      },
    },
  };
}

type Node = ReturnType<typeof parseDocument>['children'][number];

const unread = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'form',
  'button',
  'svg',
  'option',
  'dialog',
  'nav',
]);
const headings = new Set(['h1', 'h2', 'h3']);
const inLine = new Set(['a', 'b', 'strong', 'em', 'i', 'span', 'sub', 'sup', 'time', 'small']);

/** The parts of a page; none where the page asks not to be found, or speaks another language than the search. */
export function searchedParts(path: string, html: string): SearchedPart[] {
  const document = parseDocument(html);
  const find = (name: string) => DomUtils.getElementsByTagName(name, document, true);
  const isHidden = find('meta').some(
    ({ attribs }) => attribs['name'] === 'robots' && attribs['content']?.includes('noindex'),
  );
  const [main] = find('main');
  const isForeign = !/^en\b|^$/.test(find('html')[0]?.attribs['lang'] ?? '');
  if (isHidden || isForeign || !main) return [];
  const parts: SearchedPart[] = [];
  walk(main, (heading, text) => {
    const last = parts.at(-1);
    if (heading) parts.push({ path, title: parts[0]?.title ?? heading, heading, text: '' });
    else if (last) last.text += text;
  });
  return parts
    .map((part) => ({ ...part, text: words(part.text) }))
    .filter(({ heading, title, text }) => text || heading === title);
}

/** Tells every heading and every other text in its order. */
function walk(node: Node, tell: (heading: string, text: string) => void): void {
  if (
    'attribs' in node &&
    (unread.has(node.name) || 'hidden' in node.attribs || isButton(node.attribs) || leadsOn(node))
  )
    return;
  if ('name' in node && headings.has(node.name)) return tell(words(DomUtils.textContent(node)), '');
  if (node.type === 'text') return tell('', (node as unknown as { data: string }).data);
  if (!('children' in node)) return;
  // Blocks divide words, what stands within a line does not.
  const gap = 'name' in node && inLine.has(node.name) ? '' : ' ';
  tell('', ('name' in node && endsBefore[node.name]) || gap);
  for (const child of node.children) walk(child, tell);
  tell('', gap);
}

const isButton = ({ class: names = '' }: Record<string, string>) => /(?:^|\s)button(?:\s|$)/.test(names);
/** “Learn More about this”: a link whose words go on for those who hear them. */
const leadsOn = (node: Node) =>
  'name' in node &&
  node.name === 'a' &&
  'children' in node &&
  node.children.some((child) => 'attribs' in child && child.attribs['class'] === 'sr-only');
/** What ends where an element begins, as a mark that stands in the text until the words around it are known. */
const [itemEnd, sentenceEnd, termEnd] = ['\u{e000}', '\u{e001}', '\u{e002}'];
const endsBefore: Record<string, string> = {
  li: itemEnd,
  dt: itemEnd,
  dd: termEnd,
  ul: sentenceEnd,
  ol: sentenceEnd,
  dl: sentenceEnd,
};
/** What a list says in a row has commas, unless its items are sentences; a term has a colon before what it means. */
const words = (text: string) =>
  text
    .replace(/[\s\u{e000}-\u{e002}]+$/u, '')
    .replace(/(?<=[\p{L}\p{N})])[\s\u{e000}]*\u{e001}/gu, '. ')
    .replace(/(?<=[\p{L}\p{N})])\s*\u{e000}/gu, ', ')
    .replace(/(?<=[\p{L}\p{N})])\s*\u{e002}/gu, ': ')
    .replace(/[\s\u{e000}-\u{e002}]+/gu, ' ')
    .trim();
