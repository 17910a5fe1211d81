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

/** Names of patients the desk reads and the site never sets: fetched only where one of these letters is shown. */
const vietnamese =
  'ĂăĐđĨĩŨũƠơƯư' + range(0x1ea0, 0x1ef9) + String.fromCodePoint(0x300, 0x301, 0x303, 0x309, 0x323);

export const deskFaces = [
  {
    ...headlineFace,
    from: '@fontsource-variable/fraunces/files/fraunces-vietnamese-full-normal.woff2',
    to: 'fraunces-vietnamese.woff2',
    letters: vietnamese,
  },
  {
    ...textFace,
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-normal.woff2',
    to: 'source-sans-3-vietnamese.woff2',
    letters: vietnamese,
  },
];
