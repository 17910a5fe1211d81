import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';
import { firstFlightKb } from '../../scripts/testing/page-budgets.ts';
import { kb } from '../../scripts/testing/page-weight.ts';
import { files, pages, publicPages } from '../support/built-pages.ts';
import { routes } from '../support/routes.ts';

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
  const own = rules.filter(({ for: page }) => page === path).map(({ values }) => values);
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

/** What the page's own script brings after the first paint. */
function afterFirstPaint(document: HtmlElement): { sheets: string[]; scripts: string[] } {
  const [place] = document.querySelectorAll('noscript[data-after-paint]');
  return {
    sheets:
      place
        ?.querySelectorAll('link[rel="stylesheet"]')
        .map((link) => link.getAttributeValue('href') ?? 'none') ?? [],
    scripts: place?.getAttributeValue('data-scripts')?.split(' ') ?? [],
  };
}

/** All a page starts with by itself. */
const firstScripts = (document: HtmlElement) => [
  ...document.querySelectorAll('script[src]').map((script) => script.getAttributeValue('src') ?? ''),
  ...afterFirstPaint(document).scripts,
];

test.for(publicPages)('$path comes in one first flight with its headers', ({ path, html }) => {
  expect(headersKb(path)).toBeGreaterThan(1);
  expect(kb(html) + headersKb(path)).toBeLessThanOrEqual(firstFlightKb);
});

test.for(pages)('$path keeps its styles in its head and its scripts in files', ({ document, html }) => {
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect(document.querySelectorAll('head link[rel="stylesheet"]')).toEqual([]);
  for (const sheet of document.querySelectorAll('body link[rel="stylesheet"]'))
    expect(existsSync(join(files, sheet.getAttributeValue('href') ?? 'none'))).toBe(true);
  for (const script of firstScripts(document)) expect(scripts.has(script)).toBe(true);
  for (const script of document.querySelectorAll('script[src]'))
    expect(script.getAttributeValue('fetchpriority'), 'lets the first view’s picture pass').toBe('low');
  // Whatever its priority, a browser sends for it when it comes to it.
  const [, ...afterFirstScript] = html.split('<script type="module"');
  expect(afterFirstScript.join('')).not.toContain('fetchpriority="high"');
  expect(document.querySelectorAll('[style], [onclick], [onload]')).toEqual([]);
});

test.for(publicPages)('nothing races the picture in the first view of $path', ({ html, document }) => {
  expect(html.slice(0, html.indexOf('<main'))).not.toMatch(/woff2/);
  // Only one script is asked for before the first paint. Of what it brings, the rules for paper come last, since of two rules
  // the later one holds.
  expect(document.querySelectorAll('script[src]')).toHaveLength(1);
  expect(document.querySelectorAll('main ~ script[src]')).toHaveLength(1);
  expect(document.querySelectorAll('body link')).toEqual(
    document.querySelectorAll('noscript[data-after-paint] link'),
  );
  const names = afterFirstPaint(document).sheets.map((path) => /([\w-]+)\.[^/]*$/.exec(path)?.[1]);
  const [firstView] = document.querySelector('main')?.childElements ?? [];
  const isSplit = (firstView?.querySelectorAll('noscript[data-after-paint]') ?? []).length > 0;
  expect(names).toEqual(isSplit ? ['page', 'after-paint'] : ['after-paint']);
  // Lazy ones are asked for when the page is laid out: too late for the largest thing in view.
  const first = firstPicture(document);
  if (first) expect(first.getAttributeValue('fetchpriority')).toBe('high');
});

test('most pages have a picture in their first view', () => {
  const withOne = publicPages.filter(({ document }) => firstPicture(document));
  expect(withOne.length).toBeGreaterThan(publicPages.length / 2);
});

function firstPicture(document: HtmlElement): HtmlElement | undefined {
  return ['[data-hero] img', 'main > header img', '[data-gallery] img'].flatMap((place) =>
    document.querySelectorAll(place),
  )[0];
}

test('no script brings a style sheet along, which the helper that fetches scripts could not wait for', () => {
  const lists = [...scripts.values()].flatMap((text) => text.match(/m\.f=\[[^\]]*\]/g) ?? []);
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.filter((list) => list.includes('.css'))).toEqual([]);
});

test.for(publicPages)('no script that $path starts with brings React', ({ document }) => {
  for (const script of firstScripts(document)) {
    const all = [...withImports(script)];
    expect(all.filter((path) => /react\.production|reactJsxRuntime/i.test(scripts.get(path) ?? ''))).toEqual(
      [],
    );
    expect(kb(all.map((path) => scripts.get(path)).join(''))).toBeLessThan(10);
  }
});

/** What each file's answer says of itself over HTTP/2, as measured; ten small ones weigh more than one. */
const answerHeadersKb = 0.043;

test.for(publicPages)(
  '$path gets its first scripts within its measure, headers included',
  ({ path, document }) => {
    const all = [...new Set(firstScripts(document).flatMap((script) => [...withImports(script)]))];
    expect(all).not.toEqual([]);
    const sizes = all.map((name) => kb(scripts.get(name) ?? '') + answerHeadersKb);
    const allowed = routes.find((route) => route.path === path)?.scriptKb ?? 0;
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(allowed);
  },
);

test('no page looks up at its start how a language says a day or a number, which holds a phone up', () => {
  const clocks = [...scripts.keys()].filter((name) => name.includes('/open-sentence.'));
  expect(clocks).toHaveLength(1);
  const all = [...clocks, ...publicPages.flatMap(({ document }) => firstScripts(document))];
  const names = new Set(all.flatMap((script) => [...withImports(script)]));
  expect([...names].filter((name) => /Intl\.|\.toLocale/.test(scripts.get(name) ?? ''))).toEqual([]);
});
