import { practice } from '#practice/practice.ts';
import { fillOutlines, makeCanvas } from './fill-outlines.ts';
import type { PlacedOutline } from './outline-edges.ts';
import { encodePng } from './png.ts';
import { setInBox, setLine } from './set-text.ts';
import { shareImageSize } from './share-image.ts';

/** Of tailwind.config.cjs; a test holds the two together. */
export const shareImageColours = {
  'ink-900': '#0c3238',
  'ink-800': '#12444b',
  'ink-700': '#185a62',
  'seaglass-200': '#c2e2db',
  'seaglass-300': '#9ccfc5',
  'seaglass-400': '#6fb5aa',
  'sand-50': '#fcf9f4',
  'coral-300': '#f7a890',
} as const;
const colours = shareImageColours;

const margin = 84;
const titleBox = { left: margin, top: 172, width: shareImageSize.width - 2 * margin, height: 318 };

/** The practice's mark (as in Logo.astro), the evening over the river, and the smile line of every picture of the site. */
const crown =
  'M24 2.5C20.6 8.6 8.5 18.4 8.1 28.6C12.4 33.4 17.6 35.2 23 35.2C30.2 35.2 36.4 31.6 39.8 26.6C38.4 17.6 27.2 8.2 24 2.5Z';
const smile =
  'M9.3 34.1C11.8 40.9 17.4 45.5 24 45.5C32.6 45.5 39.4 38.9 40 31.1C36 36.4 30 39.2 23.2 39.2C17.9 39.2 13.2 37.5 9.3 34.1Z';
const sun =
  'M922 566C922 528 952 498 990 498C1028 498 1058 528 1058 566C1058 604 1028 630 990 630C952 630 922 604 922 566Z';
const farWater = 'M0 530C300 610 760 630 1200 520L1200 630L0 630Z';
const nearWater = 'M0 566C340 640 800 640 1200 552L1200 630L0 630Z';
const smileLine = 'M0 530C300 610 760 630 1200 520L1200 525C760 635 300 615 0 534Z';

/** A PNG with the title in the practice's look. Takes what `drawableTitle` gives. */
export async function drawShareImage(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = makeCanvas(shareImageSize.width, shareImageSize.height, colours['ink-900']);
  const mark = (path: string): PlacedOutline[] => [{ path, x: margin - 10, y: 66, scaleX: 1.3, scaleY: 1.3 }];
  fillOutlines(canvas, asItIs(sun), colours['coral-300']);
  fillOutlines(canvas, asItIs(farWater), colours['ink-800']);
  fillOutlines(canvas, asItIs(nearWater), colours['ink-700']);
  fillOutlines(canvas, asItIs(smileLine), colours['seaglass-400']);
  fillOutlines(canvas, mark(crown), colours['sand-50']);
  fillOutlines(canvas, mark(smile), colours['seaglass-300']);
  fillOutlines(canvas, setLine(practice.name, 34, margin + 64, 110), colours['seaglass-200']);
  fillOutlines(canvas, setInBox(title, titleBox), colours['sand-50']);
  return encodePng(canvas);
}

function asItIs(path: string): PlacedOutline[] {
  return [{ path, x: 0, y: 0, scaleX: 1, scaleY: 1 }];
}
