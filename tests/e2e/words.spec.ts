import { expect, test } from 'playwright/test';
import { routes } from '../support/routes.ts';

/** Words no page says, each with the reason. The specification's own strings are left out before. */
const unwanted: readonly [RegExp, string][] = [
  [/\be-mail/i, 'spelled “email” everywhere'],
  [/\b\w*(?:colour|favour|neighbour|behaviour|honour)\w*/i, 'American spelling'],
  [/\b(?:centre|metre|litre|cheque|mould|instalments?|licence|practise|whilst|grey)\b/i, 'American spelling'],
  [
    /\b\w+(?:isation|ise[sd]?)\b(?<!\b(?:otherwise|exercise[sd]?|promise[sd]?|rise|rises|wise|raise[sd]?|advise[sd]?|precise|surprise[sd]?|noise|likewise|arise|sunrise|enterprise|bruise[sd]?|praise))/i,
    'American spelling',
  ],
  [/\b(?:painless|pain-free|guarantee\w*|100 ?%|never go without|for good)\b/i, 'a guarantee'],
  [/\p{L}'\p{L}|"/u, 'curly quotes'],
  [/[.!?]\p{Lu}\p{Ll}/u, 'a space after a sentence'],
  [
    /Rooms have doors|You find us at|Say it if you|grows tight|These lead on|not put in a letter/,
    'nobody says that',
  ],
];
const specified = [
  "Jacksonville's Best Dentist",
  "We'll contact you within 24 hours to confirm your appointment.",
  "The blog post you're looking for",
];

/** What is read on a page: its words as a browser has them, block by block, without scripts and styles. */
const wordsOf = `[...document.querySelectorAll('body *')]
  .filter((element) => !element.closest('script, style, svg, kbd, pre, code'))
  .flatMap((element) => [...element.childNodes])
  .filter((node) => node.nodeType === 3)
  .map((node) => node.textContent)
  .join('\\n')`;

const posts = ['sensitive-teeth', 'first-visit'];

test('no page says what it should not', async ({ page, request }) => {
  test.slow();
  const feed = await (await request.get('/api/blog-posts')).json();
  const slugs = (feed as { slug: string }[]).map(({ slug }) => `/blog/${slug}`);
  expect(slugs.length).toBeGreaterThan(posts.length);
  const paths = [...routes.map(({ path }) => path), '/contact/thank-you', ...slugs];
  for (const path of paths) {
    const html = await (await request.get(path, { failOnStatusCode: false })).text();
    await page.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ''), { waitUntil: 'commit' });
    let words = String(await page.evaluate(wordsOf));
    for (const string of specified) words = words.replaceAll(string, '');
    for (const [pattern, reason] of unwanted) {
      const found = pattern.exec(words);
      expect
        .soft(found && words.slice(Math.max(0, found.index - 30), found.index + 40), `${path}: ${reason}`)
        .toBeNull();
    }
  }
});
