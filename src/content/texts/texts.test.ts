import { expect, it } from 'vitest';
import { texts } from './texts.ts';

/** Every key with what stands there, and no words: `emergency.firstAid.0.what: string`. */
function keys(table: object, path = ''): string[] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keys(value as object, `${path}${key}.`)
      : `${path}${key}: ${typeof value}`,
  );
}

/** Every text of a table that stands there as it is. */
function sentences(table: object): string[] {
  return Object.values(table).flatMap((value) =>
    typeof value === 'object' && value !== null
      ? sentences(value as object)
      : typeof value === 'string'
        ? value
        : [],
  );
}

it('has every text in both languages, and nothing in one alone', () => {
  expect(keys(texts.en).length).toBeGreaterThan(60);
  expect(keys(texts.es)).toEqual(keys(texts.en));
});

it('leaves no sentence untranslated', () => {
  const english = new Set(sentences(texts.en).filter((text) => text.includes(' ')));
  expect(sentences(texts.es).filter((text) => english.has(text))).toEqual([]);
});
