import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { files, pages, publicPages } from '../support/built-pages.ts';
import { documentKb } from '../support/routes.ts';

const kb = (text: string) => brotliCompressSync(text).length / 1000;
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

test.for(publicPages)('$path comes in one first flight', ({ html }) => {
  expect(kb(html)).toBeLessThanOrEqual(documentKb);
});

test.for(pages)('$path keeps its styles in its head and its scripts in files', ({ document }) => {
  // What paper needs is fetched beside the page, and nothing on the screen waits for it.
  const sheets = document.querySelectorAll('link[rel="stylesheet"]');
  expect(sheets.map((sheet) => sheet.getAttributeValue('media'))).toEqual(sheets.map(() => 'print'));
  for (const script of document.querySelectorAll('script[src]'))
    expect(scripts.has(script.getAttributeValue('src') ?? '')).toBe(true);
  expect(document.querySelectorAll('[style], [onclick], [onload]')).toEqual([]);
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
