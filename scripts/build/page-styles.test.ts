import { expect, test } from 'vitest';
import { namesSaidIn, stylesOf } from './page-styles.ts';

const css = `@layer components{.hero{color:red}.footer{color:blue}.toast{color:teal}}
  p[data-c1]{margin:0}p[data-c2]{margin:1px}
  @media (width>=40rem){.hero,.nowhere{color:green}.nowhere{top:0}}
  [hidden]{display:none}table{top:0}.hero:not(.nowhere){left:0}`;
const page = `<main><p class="hero" data-c1></p><!-- The first view ends here. --><i class="footer"></i></main>`;

test('a page keeps the rules that meet it or what its scripts bring, in their order', () => {
  const { own } = stylesOf(css, page, namesSaidIn('element.className = "toast"'));
  expect(own).toBe(
    '@layer components{.hero{color:red}.footer{color:#00f}.toast{color:teal}}p[data-c1]{margin:0}' +
      '@media (width>=40rem){.hero{color:green}}[hidden]{display:none}.hero:not(.nowhere){left:0}',
  );
});

test('its head needs only what meets the first view, and the rest comes whole and in its order', () => {
  const { own, split } = stylesOf(
    `@font-face{font-family:A;src:url(a.woff2)}${css}`,
    page,
    namesSaidIn('element.className = "toast"'),
  );
  expect(split?.first).toContain('.hero{color:red}');
  expect(split?.first).toMatch(/@font-face/);
  expect(split?.first).not.toMatch(/footer|toast|data-c2/);
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
    namesSaidIn(''),
  );
  expect(split?.first).toMatch(/\}\.title\{animation:1s glide\}@keyframes glide\{to\{top:0\}\}$/);
  expect(split?.rest).toContain('.card{top:0}');
  expect(split?.rest).toContain('.title:hover{top:2px}');
  expect(split?.rest).toContain('@keyframes spin');
  expect(split?.rest).toContain('@property --x');
});

test('what only a script, a hand or a printer sets off is left out of the head', () => {
  const { split } = stylesOf(
    '.title[data-away]{top:1px}.title[lang]{top:2px}.title:not([data-away]){top:3px}@media print{.title{top:4px}}',
    `<p lang="en" title="a [data-away] word" class="title"></p><!-- The first view ends here. --><b></b>`,
    namesSaidIn(''),
  );
  expect(split?.first).toMatch(/\}\.title\[lang\]\{top:2px\}\.title:not\(\[data-away\]\)\{top:3px\}$/);
  expect(split?.rest).toContain('.title[data-away]{top:1px}');
  expect(split?.rest).toContain('@media print{.title{top:4px}}');
});

test('the head keeps the values that its rules use, and the order of the layers', () => {
  const layers =
    '@layer properties{@supports (margin-trim:inline){*,:before{--y:0}}}' +
    '@layer theme{:root,:host{--space:1px;--wide:9rem}}@layer base{.title{top:var(--space)}.card{top:var(--wide)}}';
  const { split } = stylesOf(
    layers,
    `<p class="title"></p><!-- The first view ends here. --><b class="card"></b>`,
    namesSaidIn(''),
  );
  expect(split?.first).toMatch(
    /\}@layer properties;@layer theme\{:root,:host\{--space:1px\}\}@layer base\{\.title\{top:var\(--space\)\}\}$/,
  );
  expect(split?.rest).toContain('--y:0');
  expect(split?.rest).toContain('--wide:9rem');
});

test('what follows the first view waits unseen for its sheet, and not without end', () => {
  const { split } = stylesOf(css, page, namesSaidIn(''));
  const [, below = ''] =
    /^@layer wait\{([^{]+)\{animation:wait 1ms 3s backwards!important\}/.exec(split?.first ?? '') ?? [];
  expect(below).not.toBe('');
  expect(split?.rest).toContain(
    `@layer wait{${below}{animation:revert-layer!important;animation-delay:0s!important}}`,
  );
});

test('a page without a fold has no first view of its own', () => {
  expect(stylesOf(css, '<p class="hero"></p>', namesSaidIn('')).split).toBeUndefined();
});
