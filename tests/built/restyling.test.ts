import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform, type Selector } from 'lightningcss';
import { expect, test } from 'vitest';
import { files, pages } from '../support/built-pages.ts';

const sheets = [
  ...globSync('_astro/*.css', { cwd: files }).map((name) => ({
    path: name,
    css: readFileSync(join(files, name), 'utf8'),
  })),
  ...pages.map(({ path, document }) => ({
    path,
    css: document.querySelector('style')?.textContent ?? '',
  })),
];

function asksWhatIsInside(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type !== 'pseudo-class') return false;
    if (part.kind === 'not' || part.kind === 'is') return part.selectors.some(asksWhatIsInside);
    return part.kind === 'has';
  });
}

/** What the rule is for: a class, an element, an attribute. Without one of them it may be for anything in the page. */
function namesItsSubject(selector: Selector): boolean {
  const subject = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
  return subject.some((part) => {
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
      return part.selectors.every(namesItsSubject);
    return ['class', 'id', 'type', 'attribute'].includes(part.type);
  });
}

test('there is something to look at', () => {
  expect(sheets.filter(({ css }) => css === '').map(({ path }) => path)).toEqual([]);
  expect(sheets.filter(({ css }) => css.includes(':has(')).length).toBeGreaterThan(5);
});

// Else every element that comes or goes anywhere may have been the one inside: browsers then style the whole page anew, and again.
test.for(sheets)('$path says of everything that waits for an element what it is', ({ css }) => {
  const vague: string[] = [];
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      // Of paper nothing comes or goes.
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
      Selector(selector) {
        if (asksWhatIsInside(selector) && !namesItsSubject(selector)) vague.push(JSON.stringify(selector));
      },
    },
  });
  expect(vague).toEqual([]);
});
