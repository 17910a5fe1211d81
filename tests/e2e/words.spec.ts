import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/policy.ts';
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
  .map((node) => node.parentElement.matches('noscript')
    ? new DOMParser().parseFromString(node.textContent, 'text/html').body.textContent
    : node.textContent)
  .join('\\n')`;

/** What is right or wrong in English alone. */
const ofEnglish = ['American spelling', 'spelled “email” everywhere'];

function expectGoodWords(where: string, text: string): void {
  const words = specified.reduce((rest, string) => rest.replaceAll(string, ''), text);
  const isSpanish = /^\/es(\/|$)/.test(where);
  for (const [pattern, reason] of unwanted) {
    if (isSpanish && ofEnglish.includes(reason)) continue;
    const found = pattern.exec(words);
    expect
      .soft(found && words.slice(Math.max(0, found.index - 30), found.index + 40), `${where}: ${reason}`)
      .toBeNull();
  }
}

test('no page says what it should not', async ({ page, request }) => {
  for (const path of [...routes.map((route) => route.path), '/contact/thank-you']) {
    const html = await (await request.get(path, { failOnStatusCode: false })).text();
    await page.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ''), { waitUntil: 'commit' });
    // The cards of the blog are what other tests have written.
    if (path === '/blog')
      await page.evaluate("document.querySelectorAll('article').forEach((card) => card.remove())");
    const text = String(await page.evaluate(wordsOf));
    expect(text.match(/\p{L}+/gu)?.length ?? 0, `words on ${path}`).toBeGreaterThan(20);
    expectGoodWords(path, text);
  }
});

test('no post that comes with the site says what it should not', () => {
  const posts = globSync('src/content/posts/*.html');
  expect(posts.length).toBeGreaterThan(3);
  for (const post of posts) expectGoodWords(post, readFileSync(post, 'utf8').replace(/<[^>]*>/g, '\n'));
});
