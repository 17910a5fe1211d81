import { balanceLines, breakLines, endWithEllipsis } from './break-lines.ts';
import { unitsPerEm } from './fraunces-outlines.ts';
import type { PlacedOutline } from './outline-edges.ts';
import { walkLine } from './typeface.ts';

/** In pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const sizes = [96, 84, 74, 64, 56, 48];
const smallest = 48;
/** Of the size. */
const lineHeight = 1.1;
/** Of the size: how far the first baseline stands below the top of its line, so that capitals look centred in it. */
const baseline = 0.84;

/** A text in the largest letters with which it fits the box, in the middle of its height; cut where even the smallest do not. */
export function setInBox(text: string, box: Box): PlacedOutline[] {
  const size = sizes.find((candidate) => fits(text, candidate, box)) ?? smallest;
  const lines = linesFor(text, size, box);
  const top = box.top + (box.height - lines.length * size * lineHeight) / 2;
  return lines.flatMap((line, index) =>
    setLine(line, size, box.left, top + (index * lineHeight + baseline) * size),
  );
}

/** One line from `left` on its baseline. */
export function setLine(text: string, size: number, left: number, baselineY: number): PlacedOutline[] {
  const placed: PlacedOutline[] = [];
  const scale = size / unitsPerEm;
  walkLine(text, (path, offset) => {
    if (path) placed.push({ path, x: left + offset * size, y: baselineY, scaleX: scale, scaleY: -scale });
  });
  return placed;
}

function fits(text: string, size: number, box: Box): boolean {
  const lines = breakLines(text, box.width / size);
  return lines.length <= roomFor(size, box) && !lines.some((line) => line.isTorn);
}

function linesFor(text: string, size: number, box: Box): string[] {
  const width = box.width / size;
  const lines = breakLines(text, width).map((line) => line.text);
  const room = roomFor(size, box);
  if (lines.length <= room) return balanceLines(text, width).map((line) => line.text);
  return [...lines.slice(0, room - 1), endWithEllipsis(lines[room - 1] ?? '', width)];
}

const roomFor = (size: number, { height }: Box) => Math.floor(height / (size * lineHeight));
