import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { deskFaces, headlineFace, siteLetters, textFace } from './faces.mjs';

/**
 * Cuts the two typefaces down to what the site sets.
 * Run `node scripts/fonts/subset.mjs` after updating a @fontsource-variable package; the results are committed.
 */
for (const { from, to, variationAxes, letters = siteLetters } of [headlineFace, textFace, ...deskFaces]) {
  const source = await readFile(new URL(`../../node_modules/${from}`, import.meta.url));
  const subset = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`../../src/assets/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${(subset.length / 1000).toFixed(1)} kB`);
}
