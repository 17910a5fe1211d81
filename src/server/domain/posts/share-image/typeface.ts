import { kerning, outlines, unitsPerEm } from './fraunces-outlines.ts';

/** Headlines are set a little tighter than the face is made (as in tailwind.config.cjs); in em. */
const tracking = -0.018;

interface Letter {
  path: string;
  /** In em. */
  advance: number;
}

interface Face {
  letters: ReadonlyMap<string, Letter>;
  /** By two letters in a row; in em. */
  distances: ReadonlyMap<string, number>;
}

let unfolded: Face | undefined;

/** The typeface as it is looked up; unfolded when the first image is drawn. */
function face(): Face {
  unfolded ??= {
    letters: new Map(Object.entries(outlines).map(([letter, outline]) => [letter, toLetter(outline)])),
    distances: new Map(
      kerning.flatMap(([lefts, rights, distance]) =>
        [...lefts].flatMap((left) => [...rights].map((right) => [left + right, distance / unitsPerEm])),
      ),
    ),
  };
  return unfolded;
}

function toLetter(outline: string): Letter {
  const end = outline.indexOf(' ');
  return { advance: Number(outline.slice(0, end)) / unitsPerEm, path: outline.slice(end + 1) };
}

/**
 * Goes along a line from letter to letter, telling each one's outline and how far from the start it stands.
 * @returns the line's width, in em like every distance here
 */
export function walkLine(text: string, visit?: (path: string, offset: number) => void): number {
  const { letters, distances } = face();
  let [offset, before] = [0, ''];
  for (const character of text) {
    const letter = letters.get(character);
    if (!letter) continue;
    if (before) offset += (distances.get(before + character) ?? 0) + tracking;
    visit?.(letter.path, offset);
    offset += letter.advance;
    before = character;
  }
  return offset;
}
