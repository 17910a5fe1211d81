import { expect, test } from 'vitest';
import { categoriesAbout, categoryNamed, categoryOf, postCategories } from './post-categories.ts';

test('every category has an address, a name and a sentence of its own', () => {
  for (const key of ['slug', 'name', 'description'] as const)
    expect(new Set(postCategories.map((category) => category[key])).size).toBe(postCategories.length);
  for (const { slug } of postCategories) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('a category is known by its slug alone, and found by how others write it', () => {
  expect(categoryOf('for-families')?.name).toBe('For families');
  expect(categoryOf('For families')).toBeUndefined();
  expect(categoryOf(null)).toBeUndefined();
  for (const written of ['For Families', ' for families ', 'for-families', 'FOR_FAMILIES'])
    expect(categoryNamed(written)?.slug).toBe('for-families');
  expect(categoryNamed('Families')).toBeUndefined();
  expect(categoryNamed('')).toBeUndefined();
});

test('a search means a category where each of its words begins one of the name', () => {
  const slugs = (search: string) => categoriesAbout(search).map(({ slug }) => slug);
  expect(slugs('prevent')).toEqual(['prevention']);
  expect(slugs('families for')).toEqual(['for-families']);
  expect(slugs('practice teeth')).toEqual([]);
  expect(slugs(' ')).toEqual([]);
});
