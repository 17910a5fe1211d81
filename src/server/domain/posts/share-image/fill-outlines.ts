import { edgesOf, type PlacedOutline, type Point } from './outline-edges.ts';

/**
 * Fills outlines with a colour, with soft edges. A share image is letters and a few shapes on a plain ground; a picture
 * library that can do this is 10 MB of native code, and its door for drawings is shut on purpose (see prepare-image.ts).
 */
export interface Canvas {
  width: number;
  height: number;
  /** Red, green, blue, row by row. */
  pixels: Uint8Array;
}

type Colour = `#${string}`;

export function makeCanvas(width: number, height: number, ground: Colour): Canvas {
  const [red, green, blue] = channels(ground);
  const pixels = new Uint8Array(width * height * 3);
  pixels.set([red, green, blue]);
  // What is there is doubled until the canvas is full.
  for (let filled = 3; filled < pixels.length; filled *= 2) pixels.copyWithin(filled, 0, filled);
  return { width, height, pixels };
}

export function fillOutlines(canvas: Canvas, outlines: readonly PlacedOutline[], colour: Colour): void {
  const changes = new Float32Array((canvas.width + 2) * canvas.height);
  const rows = { first: canvas.height, end: 0 };
  for (const outline of outlines)
    for (const [from, to] of edgesOf(outline)) {
      addEdge(changes, canvas, from, to);
      rows.first = Math.min(rows.first, Math.floor(from[1]));
      rows.end = Math.max(rows.end, Math.ceil(from[1]));
    }
  for (let row = Math.max(0, rows.first); row < Math.min(canvas.height, rows.end); row += 1)
    paintRow(canvas, row, changes, channels(colour));
}

function paintRow(
  { width, pixels }: Canvas,
  row: number,
  changes: Float32Array,
  [red, green, blue]: [number, number, number],
): void {
  let covered = 0;
  let at = row * width * 3;
  for (let column = 0; column < width; column += 1, at += 3) {
    covered += changes[row * (width + 2) + column] ?? 0;
    const share = Math.round(Math.min(1, Math.abs(covered)) * shades) / shades;
    if (share === 0) continue;
    pixels[at] = mixed(pixels[at], red, share);
    pixels[at + 1] = mixed(pixels[at + 1], green, share);
    pixels[at + 2] = mixed(pixels[at + 2], blue, share);
  }
}

/** How many steps an edge has from none to all: more cannot be seen and make the file half as large again. */
const shades = 16;

function mixed(ground: number | undefined, paint: number, share: number): number {
  return Math.round((ground ?? 0) * (1 - share) + paint * share);
}

function channels(colour: Colour): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * Notes how an edge changes the covered share of each pixel right of it; summed along a row, these are the shares. The
 * exact area counts, so that no sampling is needed.
 */
function addEdge(changes: Float32Array, { width, height: rows }: Canvas, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const direction = from[1] < to[1] ? 1 : -1;
  const [[topX, topY], [bottomX, bottomY]] = direction === 1 ? [from, to] : [to, from];
  const slope = (bottomX - topX) / (bottomY - topY);
  const lastRow = Math.min(rows, Math.ceil(bottomY));
  for (let row = Math.max(0, Math.floor(topY)); row < lastRow; row += 1) {
    const upper = Math.max(row, topY);
    const lower = Math.min(row + 1, bottomY);
    const x1 = within(width, topX + (upper - topY) * slope);
    const x2 = within(width, topX + (lower - topY) * slope);
    const height = (lower - upper) * direction;
    addSpan(changes, row * (width + 2), Math.min(x1, x2), Math.max(x1, x2), height);
  }
}

const within = (width: number, x: number) => Math.min(width, Math.max(0, x));

/** A piece of an edge within one row: what of `height` it passes in each column counts from its middle there on. */
function addSpan(changes: Float32Array, row: number, left: number, right: number, height: number): void {
  const firstColumn = Math.floor(left);
  const lastColumn = Math.max(firstColumn, Math.ceil(right) - 1);
  for (let column = firstColumn; column <= lastColumn; column += 1) {
    const from = Math.max(left, column);
    const to = Math.min(right, column + 1);
    const passed = right > left ? (height * (to - from)) / (right - left) : height;
    const share = 1 - ((from + to) / 2 - column);
    changes[row + column] = (changes[row + column] ?? 0) + passed * share;
    changes[row + column + 1] = (changes[row + column + 1] ?? 0) + passed * (1 - share);
  }
}
