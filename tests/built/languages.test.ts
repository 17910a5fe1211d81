import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageOf, sisters, switchTo } from '#practice/language.ts';
import { practice } from '#practice/practice.ts';
import { files, publicPages, type BuiltPage } from '../support/built-pages.ts';

const spanish = publicPages.filter(({ path }) => languageOf({ pathname: path }) === 'es');
const pairs = spanish.map((page) => {
  const path = sisters(page.path)?.en;
  const sister = publicPages.find((other) => other.path === path);
  if (!sister) throw new Error(`${page.path} has no page in English beside it.`);
  return { path: page.path, page, sister };
});

test('there are pages in Spanish', () => {
  expect(spanish.map(({ path }) => path)).toEqual(expect.arrayContaining(['/es', '/es/contact']));
});

const alternatesOf = ({ document }: BuiltPage) =>
  Object.fromEntries(
    document
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [
        link.getAttributeValue('hreflang') ?? '',
        new URL(link.getAttributeValue('href') ?? '').pathname,
      ]),
  );

test.for(pairs)(
  '$path and its sister name each other, themselves, and the practice’s first language for whoever reads neither',
  (pair) => {
    const { page, sister, path } = pair;
    const both = { en: sister.path, es: path };
    const expected = { ...both, 'x-default': both[practice.firstLanguage] };
    expect(alternatesOf(page)).toEqual(expected);
    expect(alternatesOf(sister)).toEqual(expected);
  },
);

test.for(publicPages)(
  '$path has no alternate that it has not, and a switch in its header, menu and footer',
  (page) => {
    const { path, document } = page;
    if (!sisters(path)) expect(alternatesOf(page)).toEqual({});
    const other = languageOf({ pathname: path }) === 'en' ? 'es' : 'en';
    for (const place of ['.site-header', 'dialog#menu', 'footer']) {
      const [link, ...others] = document
        .querySelectorAll(`${place} a[lang]`)
        .map((found) => [found.getAttributeValue('lang'), found.getAttributeValue('href')]);
      expect([link, others], `${path}: ${place}`).toEqual([[other, switchTo(other, path)], []]);
    }
  },
);

/** What somebody reads or hears: texts, and the words in attributes. */
function wordsOf({ html }: BuiltPage): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ');
  const attributes = [...body.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]+)"/g)];
  const inHead = [...html.matchAll(/<(?:title>|meta name="description" content=")([^<"]+)/g)];
  return [
    ...body.replace(/<\/?(?:span|strong|b|em)\b[^>]*>/g, '').split(/<[^>]+>/),
    ...[...attributes, ...inHead].map(([, text = '']) => text),
  ]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
const { street, city, state, zip } = practice.address;
/** The same in every language. */
const names = [practice.name, practice.email, practice.phone.display, street, `${city}, ${state} ${zip}`];
const isSentence = (text: string) => text.split(' ').length >= 4 && !names.includes(text);

test.for(pairs)('no sentence of $path is the one of its sister in English', ({ page, sister }) => {
  const english = new Set(wordsOf(sister).filter(isSentence));
  expect(english.size).toBeGreaterThan(15);
  expect(wordsOf(page).filter((text) => english.has(text))).toEqual([]);
});

/** Words no Spanish sentence has; “a”, “me”, “he”, “no” are words of both. */
/** Between letters of any script: `\b` would find “is” in “dieciséis”. */
const onlyEnglish =
  /(?<!\p{L})(the|and|of|with|your|you|we|our|for|what|is|are|to|call|open|request)(?!\p{L})/iu;
/** What is named by its own name. */
const properNames = /Open now|Labor Day|Memorial Day/;

test.for(spanish)('nothing on $path is said in English', (page) => {
  const said = wordsOf(page).filter((text) => onlyEnglish.test(text.replace(properNames, '')));
  expect(said.filter((text) => !names.includes(text) && !/^English$/.test(text))).toEqual([]);
});

test.for(spanish)('$path says which of the pages it leads to are in English', ({ document, path }) => {
  const links = document
    .querySelectorAll('a[href]')
    .filter((link) => link.getAttributeValue('href')?.startsWith('/'));
  const toEnglish = links.filter((link) => {
    const [pathname = ''] = (link.getAttributeValue('href') ?? '').split(/[?#]/);
    return languageOf({ pathname }) === 'en' && !pathname.startsWith('/demo/') && !link.hasAttribute('lang');
  });
  expect(toEnglish.length).toBeGreaterThan(8);
  expect(
    toEnglish
      .filter((link) => link.getAttributeValue('hreflang') !== 'en')
      .map((link) => link.getAttributeValue('href')),
    path,
  ).toEqual([]);
});

/** The scripts a page starts with and those of its islands, with all they import before they run. */
function scriptsOf({ html }: BuiltPage): string {
  const found = new Map<string, string>();
  const follow = (name: string) => {
    if (found.has(name)) return;
    const text = readFileSync(join(files, '_astro', name), 'utf8');
    found.set(name, text);
    for (const [, next = ''] of text.matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g)) follow(next);
  };
  for (const [, name = ''] of html.matchAll(/(?:src|component-url)="\/_astro\/([^"]+\.js)"/g)) follow(name);
  return [...found.values()].join('\n');
}
const spanishWords = /asterisco|solicitud|Cerrado ahora|Programe|conexión/;

test.for(publicPages)('$path brings along Spanish only where it speaks it', (page) => {
  const scripts = scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(100);
  const brings = spanishWords.test(scripts);
  if (languageOf({ pathname: page.path }) === 'en') expect(brings).toBe(false);
  else if (page.html.includes('<form')) expect(brings).toBe(true);
});
