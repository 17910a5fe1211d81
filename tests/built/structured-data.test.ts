import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { films as ownFilms } from '#practice/own/films.ts';
import { practice } from '#practice/practice.ts';
import { services } from '#practice/services.ts';
import { team } from '#practice/team.ts';
import { files, publicPages } from '../support/built-pages.ts';

type Entry = Record<string, unknown>;

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Entry,
  );

const service = ['Service', 'BreadcrumbList', 'FAQPage'];
/** In the order of the page. */
const typesOfPages: Record<string, readonly string[]> = {
  '/': ['Dentist'],
  '/about': ['Dentist', ...team.map(() => 'Person'), 'BreadcrumbList'],
  '/contact': ['Dentist', 'BreadcrumbList'],
  '/es': ['Dentist', 'WebPage'],
  '/es/contact': ['Dentist', 'BreadcrumbList', 'WebPage'],
  '/es/new-patients': ['BreadcrumbList', 'WebPage'],
  '/es/financial': ['BreadcrumbList', 'WebPage'],
  '/services': services.map(() => 'Service'),
  ...Object.fromEntries(services.map(({ link }) => [link, service])),
};

/** What Google requires and recommends of each type it shows, and what the practice gives of the others. */
const fieldsOf: Record<string, readonly string[]> = {
  Dentist: [
    ...['name', 'address', 'geo', 'url', 'telephone', 'openingHoursSpecification', 'priceRange'],
    ...['image', 'hasMap', 'sameAs', 'email'],
  ],
  BreadcrumbList: ['itemListElement'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'contentUrl', 'duration'],
  FAQPage: ['mainEntity'],
  Person: ['name', 'jobTitle', 'worksFor'],
  WebPage: ['name', 'description', 'url', 'inLanguage', 'about'],
  Service: ['name', 'description', 'provider', 'url'],
};

test.for(Object.entries(typesOfPages))('%s tells search engines of %j', ([path, types]) => {
  const html = publicPages.find((page) => page.path === path)?.html ?? '';
  const told = dataOf(html).map((entry) => entry['@type']);
  // Each film a page shows, and none it does not.
  const films = Array.from(html.matchAll(/data-video=/g), () => 'VideoObject');
  expect(told).toEqual([...types, ...films]);
});

const entries = publicPages.flatMap(({ path, html }) => dataOf(html).map((entry) => ({ path, entry })));

test('every entry has the fields search engines require and recommend, and none is empty', () => {
  for (const { path, entry } of entries) {
    expect(entry['@context']).toBe('https://schema.org');
    const type = String(entry['@type']);
    for (const field of fieldsOf[type] ?? [`an entry in this table for ${type}`])
      expect(entry[field], `${path}: ${type}.${field}`).toBeTruthy();
    expect(entry, `${path}: stars a practice gives itself`).not.toHaveProperty('aggregateRating');
    expect(entry).not.toHaveProperty('review');
  }
});

test('every address of the site that is told leads to a page or a file', () => {
  const all = new Set(entries.flatMap(({ entry }) => JSON.stringify(entry).match(/https:\/\/[^"#]*/g) ?? []));
  const told = [...all].filter((url) => url.startsWith(practice.siteUrl));
  expect(told.length).toBeGreaterThan(10);
  const paths = new Set(publicPages.map(({ path }) => path));
  for (const url of told) {
    const path = new URL(url).pathname;
    // The addresses of the page made on demand have no file.
    if (path === '/blog') continue;
    expect(paths.has(path) || existsSync(join(files, path)), url).toBe(true);
  }
});

test('each film has a title of its own, and each title its own film', () => {
  const films = entries.filter(({ entry }) => entry['@type'] === 'VideoObject');
  expect(films.length > 0, 'told of, where there are any').toBe(Object.keys(ownFilms).length > 0);
  const of = (field: string) => new Set(films.map(({ entry }) => entry[field])).size;
  expect(of('name')).toBe(films.length);
  expect(of('contentUrl')).toBe(films.length);
});
