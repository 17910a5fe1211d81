import { expect, test } from 'vitest';
import { practice } from '#practice/practice.ts';
import { meta, publicPages } from '../support/built-pages.ts';

test.for(publicPages)('$path has a title, a description and one address', (page) => {
  const { document, path } = page;
  expect(document.querySelector('html')?.getAttributeValue('lang')).toMatch(/^en/);
  const title = document.querySelector('title')?.textContent ?? '';
  expect(title).toContain(practice.name);
  const description = meta(page, 'description');
  expect(description.length).toBeGreaterThan(50);
  const address = document.querySelector('link[rel="canonical"]')?.getAttributeValue('href') ?? '';
  expect(new URL(address).pathname).toBe(path);
  expect(meta(page, 'og:url')).toBe(address);
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

const structuredData: Record<string, readonly string[]> = {
  '/about': ['Dentist', ...Array.from({ length: 8 }, () => 'Person'), 'BreadcrumbList'],
  '/contact': ['Dentist', 'BreadcrumbList'],
  '/services': Array.from({ length: 5 }, () => 'Service'),
  '/preventative-dentistry': ['Service', 'BreadcrumbList', 'FAQPage'],
  '/restorative-dentistry': ['Service', 'BreadcrumbList', 'FAQPage'],
  '/cosmetic-dentistry': ['Service', 'BreadcrumbList', 'FAQPage'],
  '/dental-implants': ['Service', 'BreadcrumbList', 'FAQPage'],
  '/sedation-dentistry': ['Service', 'BreadcrumbList', 'FAQPage'],
};

test.for(Object.entries(structuredData))('%s tells search engines of %j', ([path, types]) => {
  const html = publicPages.find((page) => page.path === path)?.html ?? '';
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const data = blocks.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  expect(data.map((entry) => entry['@type'])).toEqual(types);
  expect(data.every((entry) => entry['@context'] === 'https://schema.org')).toBe(true);
});
