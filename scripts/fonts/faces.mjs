/** The letters the site sets: Latin, Latin-1, typographic punctuation. */
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
export const siteLetters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžŸ–—‘’‚“”„†•…‰‹›€™←↑→↓−×';

export const headlineFace = {
  from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  to: 'fraunces.woff2',
  // One cut for headlines: large optical size, softened corners, upright forms.
  variationAxes: { opsz: 100, SOFT: 70, WONK: 0, wght: 520 },
};

export const textFace = {
  from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  to: 'source-sans-3.woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
};
