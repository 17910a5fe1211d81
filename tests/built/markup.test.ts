import { expect, test } from 'vitest';
import { pages, publicPages, validator } from '../support/built-pages.ts';

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThanOrEqual(18);
  expect(publicPages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/about', '/contact']));
});

test.for(pages)('the checker finds no error in $path', async ({ html }) => {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap(({ messages: found }) => found);
  expect(
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  ).toEqual([]);
});

test.for(publicPages)('the headings of $path go down one step at a time from one first', ({ document }) => {
  const levels = document
    .querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')
    .map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
});

test.for(pages)('every picture of $path has words or says that it needs none', ({ document }) => {
  for (const picture of document.querySelectorAll('img')) {
    const place = picture.getAttributeValue('src');
    expect(picture.hasAttribute('alt'), `${place}`).toBe(true);
    expect(picture.getAttributeValue('alt') ?? '', `${place}`).not.toMatch(
      /\.(png|jpe?g|webp|avif|svg)$|^(image|picture|photo) of/i,
    );
    expect(picture.hasAttribute('width') && picture.hasAttribute('height'), `room for ${place}`).toBe(true);
  }
});
