import { expect, it } from 'vitest';
import { languageOf, pathIn, sisters, switchTo } from './language.ts';

it.each([
  ['/es', 'es'],
  ['/es/', 'es'],
  ['/es.html', 'es'],
  ['/es/contact.html', 'es'],
  ['/', 'en'],
  ['/essays', 'en'],
  ['/blog/es', 'en'],
])('%s is in %s', (pathname, language) => {
  expect(languageOf({ pathname })).toBe(language);
});

it.each([
  ['/', '/es'],
  ['/#services', '/es#services'],
  ['/contact?topic=offers#message', '/es/contact?topic=offers#message'],
  ['/sedation-dentistry#prices', '/sedation-dentistry#prices'],
])('%s is %s in Spanish', (path, spanish) => {
  expect(pathIn('es', path)).toBe(spanish);
  expect(pathIn('en', path)).toBe(path);
});

it.each([
  ['es', '/contact', '/es/contact'],
  ['es', '/blog/a-post', '/es'],
  ['en', '/es/contact', '/contact'],
  ['en', '/es', '/'],
  ['en', '/es/contact/thank-you', '/'],
] as const)('the switch to %s on %s leads to %s', (language, path, to) => {
  expect(switchTo(language, path)).toBe(to);
});

it('knows the sisters of a page from both sides, and of no other page', () => {
  expect(sisters('/contact')).toEqual({ en: '/contact', es: '/es/contact' });
  expect(sisters('/es/contact')).toEqual(sisters('/contact'));
  expect(sisters('/blog')).toBeUndefined();
});
