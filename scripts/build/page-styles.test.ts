import { expect, test } from 'vitest';
import { stylesOf } from './page-styles.ts';

const css = `@layer components{.hero{color:red}.footer{color:blue}.toast{color:teal}}
  p[data-astro-cid-aa]{margin:0}p[data-astro-cid-bb]{margin:1px}
  @media (width>=40rem){.hero,.nowhere{color:green}.nowhere{top:0}}
  [hidden]{display:none}table{top:0}.hero:not(.nowhere){left:0}`;
const page = `<main><p class="hero" data-astro-cid-aa></p><!-- The first view ends here. --><i class="footer"></i></main>`;

test('a page keeps the rules that meet it or what its scripts bring, in their order', () => {
  const { own } = stylesOf(css, page, 'element.className = "toast"');
  expect(own).toBe(
    '@layer components{.hero{color:red}.footer{color:#00f}.toast{color:teal}}p[data-astro-cid-aa]{margin:0}' +
      '@media (width>=40rem){.hero{color:green}}[hidden]{display:none}.hero:not(.nowhere){left:0}',
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

test('of a name only the whole word counts, and what nothing asks for is left out of the head', () => {
  const { split } = stylesOf(
    `.card{top:0}.title:hover{top:2px}.title{animation:glide 1s}@media (width>=40rem){.card{top:1px}}@keyframes glide{to{top:0}}` +
      '@keyframes spin{to{top:1px}}@property --x{syntax:"*";inherits:false}',
    `<meta name="twitter:card"><p class="title card-title"></p><!-- The first view ends here. --><b class="card"></b>`,
    '',
  );
  expect(split?.first).toBe('.title{animation:1s glide}@keyframes glide{to{top:0}}');
  expect(split?.rest).toContain('.card{top:0}');
  expect(split?.rest).toContain('.title:hover{top:2px}');
  expect(split?.rest).toContain('@keyframes spin');
  expect(split?.rest).toContain('@property --x');
});

test('the head keeps the values that its rules use, and the order of the layers', () => {
  const layers =
    '@layer properties{@supports (margin-trim:inline){*,:before{--y:0}}}' +
    '@layer theme{:root,:host{--space:1px;--wide:9rem}}@layer base{.title{top:var(--space)}.card{top:var(--wide)}}';
  const { split } = stylesOf(
    layers,
    `<p class="title"></p><!-- The first view ends here. --><b class="card"></b>`,
    '',
  );
  expect(split?.first).toBe(
    '@layer properties;@layer theme{:root,:host{--space:1px}}@layer base{.title{top:var(--space)}}',
  );
  expect(split?.rest).toContain('--y:0');
  expect(split?.rest).toContain('--wide:9rem');
});

test('a page without a fold has no first view of its own', () => {
  expect(stylesOf(css, '<p class="hero"></p>', '').split).toBeUndefined();
});
