import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoPagesFor } from './demo-pages.ts';

it.each([
  [
    'of a practice with its own providers',
    ['https://book.provider.example/samplewater', 'https://reviews.example'],
    [],
  ],
  ['of a practice without booking or reviews', ['', ''], []],
  ['that plays both providers', ['/demo/booking', '/demo/reviews'], ['booking', 'reviews', 'style']],
  ['that plays one', ['https://book.provider.example', '/demo/reviews'], ['booking', 'reviews', 'style']],
])('a build %s has the demo’s pages only where one is needed', (_, frames, pages) => {
  expect(demoPagesFor({ frames })).toEqual(pages);
  for (const page of pages)
    expect(existsSync(join(import.meta.dirname, `../../src/pages/demo/_${page}.astro`))).toBe(true);
});
