import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the two typefaces down to what the site sets: Latin, Latin-1, typographic punctuation.
 * Run `node scripts/fonts/subset.mjs` after updating a @fontsource-variable package; the results are committed.
 */
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const text = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžŸ–—‘’‚“”„†•…‰‹›€™←↑→↓−×';

const faces = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    // One cut for headlines: large optical size, softened corners, upright forms.
    variationAxes: { opsz: 100, SOFT: 70, WONK: 0, wght: 520 },
  },
  {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    to: 'source-sans-3.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, variationAxes } of faces) {
  const source = await readFile(new URL(`../../node_modules/${from}`, import.meta.url));
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`../../src/assets/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${(subset.length / 1000).toFixed(1)} kB`);
}
