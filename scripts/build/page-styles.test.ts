import { expect, test } from 'vitest';
import { stylesOf } from './page-styles.ts';

const css = `@layer components{.hero{color:red}.footer{color:blue}.toast{color:teal}}
  p[data-astro-cid-aa]{margin:0}p[data-astro-cid-bb]{margin:1px}
  @media (width>=40rem){.hero,.nowhere{color:green}.nowhere{top:0}}
  [hidden]{display:none}.hero:not(.nowhere){left:0}`;
const page = `<main><p class="hero" data-astro-cid-aa></p><!-- The first view ends here. --><i class="footer"></i></main>`;

test('a page keeps the rules that meet it or what its scripts bring, in their order', () => {
  const { own } = stylesOf(css, page, 'element.className = "toast"');
  expect(own).toBe(
    '@layer components{.hero{color:red}.footer{color:#00f}.toast{color:teal}}p[data-astro-cid-aa]{margin:0}' +
      '@media (width>=40rem){.hero,.nowhere{color:green}}[hidden]{display:none}.hero:not(.nowhere){left:0}',
  );
});

test('its head needs only what meets the first view, and the rest comes whole and in its order', () => {
  const { own, split } = stylesOf(
    `@font-face{font-family:A;src:url(a.woff2)}${css}`,
    page,
    'element.className = "toast"',
  );
  expect(split?.first).toContain('.hero{color:red}');
  expect(split?.first).toMatch(/@font-face/);
  expect(split?.first).not.toMatch(/footer|toast|cid-bb/);
  expect(split?.rest).toContain('@layer components{.hero{color:red}.footer{color:#00f}.toast{color:teal}}');
  expect(split?.rest).toMatch(/@media/);
  expect(split?.rest).not.toMatch(/@font-face/);
  expect(own).toContain('@font-face');
});

test('a page without a fold has no first view of its own', () => {
  expect(stylesOf(css, '<p class="hero"></p>', '').split).toBeUndefined();
});
