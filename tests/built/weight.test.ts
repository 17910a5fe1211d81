import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';
import { files, pages, publicPages } from '../support/built-pages.ts';
import { kb } from '../support/page-weight.ts';
import { firstFlightKb } from '../support/routes.ts';

/** What a host says of any page, beside the headers the site asks for. */
const hostHeaders = {
  Date: 'Sun, 22 Nov 2026 05:00:00 GMT',
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Encoding': 'br',
  'Cache-Control': 'public,max-age=0,must-revalidate',
  'Cache-Status': '"Netlify Edge"; hit',
  Etag: '"0123456789abcdef0123456789abcdef-ssl-df"',
  Vary: 'Accept-Encoding',
};
const { headers: rules } = JSON.parse(readFileSync(inject('builtHeaders'), 'utf8')) as {
  headers: { for: string; values: Record<string, string> }[];
};

/** In kB, as they stand in a text; on the wire they are rather shorter. */
function headersKb(path: string): number {
  const own = rules.filter(({ for: address }) => address === path).map(({ values }) => values);
  const all = Object.entries(Object.assign({}, hostHeaders, securityHeaders, ...own));
  return all.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('').length / 1000;
}

const scripts = new Map(
  globSync('_astro/*.js', { cwd: files }).map((name) => [
    `/${name}`,
    readFileSync(join(files, name), 'utf8'),
  ]),
);

/** A script and all it imports before it runs. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const text = scripts.get(path) ?? '';
  for (const [, name = ''] of text.matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g))
    withImports(`/_astro/${name}`, found);
  return found;
}

const addressOf = (link: HtmlElement) => link.getAttributeValue('href') ?? 'none';
/** A practice may do with faces every device has. */
const hasFaces = readFileSync(join(import.meta.dirname, '../../src/styles/fonts.css'), 'utf8').includes(
  '@font-face',
);
const bringsFaces = (link: HtmlElement) => /\/fonts\.[^/]*\.css$/.test(addressOf(link));
const textOf = (link: HtmlElement) => readFileSync(join(files, addressOf(link)), 'utf8');
const hasMedia = (media: string) => (link: HtmlElement) =>
  (link.getAttributeValue('media') ?? 'all') === media;

test.for(publicPages)('$path comes in one first flight with its headers', ({ path, html }) => {
  expect(headersKb(path)).toBeGreaterThan(1);
  expect(kb(html) + headersKb(path)).toBeLessThanOrEqual(firstFlightKb);
});

test.for(pages)('$path keeps its styles in its head and its scripts in files', ({ document }) => {
  expect(document.querySelectorAll('style')).toHaveLength(1);
  // What paper needs is fetched beside the page, and nothing on the screen waits for it; nor does the first view for the rest.
  const sheets = document.querySelectorAll('head link[rel="stylesheet"]');
  expect(sheets.map((sheet) => sheet.getAttributeValue('media'))).toEqual(sheets.map(() => 'print'));
  // Of two rules the later one holds: what is for paper comes last.
  const looks = document.querySelectorAll('link[rel="stylesheet"]').filter((sheet) => !bringsFaces(sheet));
  expect(looks.at(-1)?.getAttributeValue('media') ?? 'print').toBe('print');
  for (const sheet of document.querySelectorAll('body link[rel="stylesheet"]'))
    expect(existsSync(join(files, sheet.getAttributeValue('href') ?? 'none'))).toBe(true);
  for (const script of document.querySelectorAll('script[src]')) {
    expect(scripts.has(script.getAttributeValue('src') ?? '')).toBe(true);
    expect(script.getAttributeValue('fetchpriority'), 'lets the first view’s picture pass').toBe('low');
  }
  expect(document.querySelectorAll('[style], [onclick], [onload]')).toEqual([]);
});

test.for(publicPages)('nothing races the picture in the first view of $path', ({ html, document }) => {
  // 42 kB of letters: asked for by a sheet behind what is painted first.
  expect(html.slice(0, html.indexOf('<main'))).not.toMatch(/woff2|\/fonts\./);
  // What a page asks for below its first view comes one round trip after what it asks for above, and the faces with it.
  const [firstView] = document.querySelector('main')?.childElements ?? [];
  const sheets = document.querySelectorAll('main link').filter(hasMedia('all'));
  expect(sheets).toEqual((firstView?.querySelectorAll('link') ?? []).filter(hasMedia('all')));
  const texts = sheets.map(textOf);
  for (const text of texts) expect(text).toMatch(/^(@import"[^"]+";)+$/);
  // Nor do they keep one waiting that is as urgent further down, like the gallery's first.
  const behind = document.querySelectorAll('main ~ link');
  const isUrgent = document.querySelector('img[fetchpriority="high"]') !== null;
  expect(behind.filter(bringsFaces)).toHaveLength(hasFaces && sheets.length === 0 && !isUrgent ? 1 : 0);
  const brought = behind.map((link) => (bringsFaces(link) ? addressOf(link) : textOf(link)));
  expect([...texts, ...brought].filter((text) => /\/fonts\./.test(text))).toHaveLength(hasFaces ? 1 : 0);
  // Lazy ones are asked for when the page is laid out: too late for the largest thing in view.
  const [first] = ['[data-hero] img', 'main > header img', '[data-gallery] img'].flatMap((place) =>
    document.querySelectorAll(place),
  );
  expect(first?.getAttributeValue('fetchpriority') ?? 'high').toBe('high');
});

test('no script brings a style sheet along, which the helper that fetches scripts could not wait for', () => {
  const lists = [...scripts.values()].flatMap((text) => text.match(/m\.f=\[[^\]]*\]/g) ?? []);
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.filter((list) => list.includes('.css'))).toEqual([]);
});

test.for(publicPages)('no script that $path starts with brings React', ({ document }) => {
  for (const script of document.querySelectorAll('script[src]')) {
    const all = [...withImports(script.getAttributeValue('src') ?? '')];
    expect(all.filter((path) => /react\.production|reactJsxRuntime/i.test(scripts.get(path) ?? ''))).toEqual(
      [],
    );
    expect(kb(all.map((path) => scripts.get(path)).join(''))).toBeLessThan(10);
  }
});
