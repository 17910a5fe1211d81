export interface PlacedOutline {
  /** SVG path of M, L, C, Q and Z, absolute or relative. */
  path: string;
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

export type Point = [x: number, y: number];

/** The outline's edges in pixels, curves as short lines; contours are closed by their Z. */
export function* edgesOf({ path, x, y, scaleX, scaleY }: PlacedOutline): Generator<[Point, Point]> {
  let at: Point = [0, 0];
  let start = at;
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = command.toUpperCase();
    const origin: Point = command === name ? [0, 0] : at;
    const points = pairs((text.match(/-?\d*\.?\d+/g) ?? []).map(Number), origin);
    const controls = [at, ...(name === 'Z' ? [start] : points)].map((point): Point => [
      x + point[0] * scaleX,
      y + point[1] * scaleY,
    ]);
    if (name !== 'M') yield* linesAlong(controls);
    at = name === 'Z' ? start : (points.at(-1) ?? at);
    if (name === 'M') start = at;
  }
}

/** Lines this many times the root of a curve's bend (in pixels) stay within a few hundredths of a pixel of it. */
const linesPerBend = 5;

function* linesAlong(controls: readonly Point[]): Generator<[Point, Point]> {
  const lines = Math.max(1, Math.ceil(linesPerBend * Math.sqrt(bendOf(controls))));
  let last = controls[0];
  for (let line = 1; line <= lines; line += 1) {
    const next = pointOn(controls, line / lines);
    if (last) yield [last, next];
    last = next;
  }
}

/** How far the control points are from lying evenly on a line; nothing for a line. */
function bendOf(controls: readonly Point[]): number {
  return controls.slice(2).reduce((sum, end, index) => {
    const [start = end, middle = end] = [controls[index], controls[index + 1]];
    return sum + Math.hypot(start[0] - 2 * middle[0] + end[0], start[1] - 2 * middle[1] + end[1]);
  }, 0);
}

function pairs(numbers: readonly number[], origin: Point): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    origin[0] + (numbers[index * 2] ?? 0),
    origin[1] + (numbers[index * 2 + 1] ?? 0),
  ]);
}

/** Halving distances by turns (de Casteljau): the same for lines and for curves of any degree. */
function pointOn(controls: readonly Point[], share: number): Point {
  if (controls.length === 1) return controls[0] ?? [0, 0];
  return pointOn(
    controls.slice(1).map((point, index): Point => {
      const before = controls[index] ?? point;
      return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    }),
    share,
  );
}
