import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { headlineFace, siteLetters } from './faces.mjs';

/**
 * Writes the headline face down as outlines, for the share images: where they are drawn there is no font and nothing that
 * could read one. Run `node scripts/fonts/outlines.mjs` after updating the typeface; the result is committed.
 */
const target = fileURLToPath(
  new URL('../../src/server/domain/posts/share-image/fraunces-outlines.ts', import.meta.url),
);
const unitsPerEm = 1000;

// HarfBuzz comes with subset-font, in the version it was made for.
const ofSubsetFont = createRequire(createRequire(import.meta.url).resolve('subset-font'));
const { Blob, Buffer, Face, Feature, Font, shape } = await import(
  pathToFileURL(ofSubsetFont.resolve('harfbuzzjs')).href
);

const source = await readFile(new URL(`../../node_modules/${headlineFace.from}`, import.meta.url));
const sfnt = await subsetFont(source, siteLetters, {
  targetFormat: 'sfnt',
  variationAxes: headlineFace.variationAxes,
});
const face = new Face(new Blob(sfnt));
const font = new Font(face);
const scaled = (units) => Math.round((units * unitsPerEm) / face.upem);
const softHyphen = '\u00ad';
const letters = [...new Set(siteLetters)].filter(
  (letter) => letter !== softHyphen && font.nominalGlyph(letter.codePointAt(0)) !== undefined,
);

const noLigatures = ['liga', 'calt', 'clig'].map((tag) => new Feature(tag, 0));
/** The glyphs a browser would take: the face exchanges some by its weight and size. */
function glyphsOf(text) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, noLigatures);
  return buffer.getGlyphInfosAndPositions();
}

/** Relative commands: half the size of absolute ones. Rounded where a point lies, so that nothing drifts. */
function relativePath(path) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return path.replace(/([MLQZ])([^MLQZ]*)/g, (_, command, text) => {
    if (command === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const points = (text.match(/-?[\d.]+/g) ?? []).map((number) => scaled(Number(number)));
    const moved = points.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x, y] = points.slice(-2);
    if (command === 'M') [startX, startY] = [x, y];
    return command.toLowerCase() + moved.join(' ').replaceAll(' -', '-');
  });
}

const outlines = letters.map((letter) => {
  const [glyph] = glyphsOf(letter);
  return [letter, `${scaled(glyph.xAdvance)} ${relativePath(font.glyphToPath(glyph.codepoint))}`];
});

/** At the sizes of a share image a distance below this one cannot be seen. */
const smallestDistance = 4;
const advances = new Map(letters.map((letter) => [letter, glyphsOf(letter)[0].xAdvance]));
function kerningOf(left, right) {
  const distance = scaled(glyphsOf(left + right)[0].xAdvance - advances.get(left));
  return Math.abs(distance) < smallestDistance ? 0 : distance;
}

/** Letters that keep the same distances stand in one row. */
const rows = new Map();
for (const left of letters) {
  const distances = new Map();
  for (const right of letters) {
    const distance = kerningOf(left, right);
    if (distance !== 0) distances.set(distance, (distances.get(distance) ?? '') + right);
  }
  const key = JSON.stringify([...distances]);
  rows.set(key, { lefts: (rows.get(key)?.lefts ?? '') + left, distances });
}
const kerning = [...rows.values()].flatMap(({ lefts, distances }) =>
  [...distances].map(([distance, rights]) => [lefts, rights, distance]),
);

const code = `
/** Fraunces (OFL) as the site sets its headlines. Made by scripts/fonts/outlines.mjs; not to be edited. */
export const unitsPerEm = ${unitsPerEm};

/** By letter: how far it advances, and its outline with y upwards from the baseline. */
export const outlines: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(outlines))};

/** Any of the first letters before any of the second ones: how much further, or less far, the first advances. */
export const kerning: readonly (readonly [lefts: string, rights: string, distance: number])[] = ${JSON.stringify(kerning)};
`;
await writeFile(target, await format(code, { ...(await resolveConfig(target)), filepath: target }));
console.log(`${letters.length} letters, ${kerning.length} rows of kerning`);
