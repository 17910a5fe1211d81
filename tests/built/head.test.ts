import { expect, test } from 'vitest';
import { languageOf } from '#practice/language.ts';
import { practice } from '#practice/practice.ts';
import { meta, publicPages } from '../support/built-pages.ts';

test.for(publicPages)('$path has a title, a description and one address', (page) => {
  const { document, path } = page;
  expect(document.querySelector('html')?.getAttributeValue('lang')).toBe(
    { en: 'en-US', es: 'es' }[languageOf({ pathname: path })],
  );
  const title = document.querySelector('title')?.textContent ?? '';
  expect(title).toContain(practice.name);
  const description = meta(page, 'description');
  expect(description.length).toBeGreaterThan(50);
  const url = document.querySelector('link[rel="canonical"]')?.getAttributeValue('href') ?? '';
  expect(new URL(url).pathname).toBe(path);
  expect(meta(page, 'og:url')).toBe(url);
  expect(meta(page, 'og:title').length).toBeGreaterThan(5);
  expect(meta(page, 'og:description').length).toBeGreaterThan(50);
  expect(new URL(meta(page, 'og:image')).pathname).toMatch(/^\/images\/share\//);
  expect(document.querySelector('meta[name="robots"][content*="noindex"]')).toBeNull();
});

test('no two pages have the same title or description', () => {
  for (const of of [
    publicPages.map(({ document }) => document.querySelector('title')?.textContent),
    publicPages.map((page) => meta(page, 'description')),
  ])
    expect(new Set(of).size).toBe(of.length);
});
