import { expect, test } from 'vitest';
import { patientPages } from '#practice/pages.ts';
import { publicPages } from '../support/built-pages.ts';

test('every page that is built for patients is among those search engines are told of and views are counted for', () => {
  expect(publicPages.map(({ path }) => path).filter((path) => !patientPages.includes(path))).toEqual([]);
});
