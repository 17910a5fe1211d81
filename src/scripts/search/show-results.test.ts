import { expect, it } from 'vitest';
import { sentenceOf } from './show-results.ts';

const found = { path: '/about', title: 'About', excerpt: '' };

it('says how much was found, and never that there is nothing where not everything was asked', () => {
  expect(sentenceOf('tray', { pages: [found], posts: [found] })).toBe('2 results for “tray”.');
  expect(sentenceOf('tray', { pages: [found], posts: undefined })).toBe('One result for “tray”.');
  expect(sentenceOf('tray', { pages: [], posts: [] })).toMatch(/^Nothing found for “tray”\./);
  for (const half of [
    { pages: [], posts: undefined },
    { pages: undefined, posts: [] },
  ])
    expect(sentenceOf('tray', half)).toBe(
      'Nothing found for “tray” yet: not everything could be searched. Please try again in a moment.',
    );
  expect(sentenceOf('tray', { pages: undefined, posts: undefined })).toMatch(/does not answer/);
});
