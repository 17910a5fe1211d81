import { mark } from '#assets/mark.ts';
import { shareImageSize } from '#contracts/image.ts';
import { practice } from '#practice/practice.ts';
import { balanceLines, breakLines } from './break-lines.ts';

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

/** The evening over the river, and the smile line of every picture of the site. */
const scene: readonly (readonly [string, string])[] = [
  [
    colours['coral-300'],
    'M922 566C922 528 952 498 990 498C1028 498 1058 528 1058 566C1058 604 1028 630 990 630C952 630 922 604 922 566Z',
  ],
  [colours['ink-800'], 'M0 530C300 610 760 630 1200 520L1200 630L0 630Z'],
  [colours['ink-700'], 'M0 566C340 640 800 640 1200 552L1200 630L0 630Z'],
  [colours['seaglass-400'], 'M0 530C300 610 760 630 1200 520L1200 525C760 635 300 615 0 534Z'],
];
/** The practice's mark, as in Logo.astro. */
const sign: typeof scene = [
  [colours['sand-50'], mark.body],
  [colours['seaglass-300'], mark.smile],
];

const face = "Fraunces, 'Fraunces Fallback', Georgia, serif";
const margin = 84;
/** Where the title stands, in pixels. */
const box = { left: margin, top: 172, width: shareImageSize.width - 2 * margin, height: 318 };
const sizes = [96, 84, 74, 64, 56, 48];
/** Of the size: how far lines are apart, and how far the first baseline stands below the top of its line. */
const [lineHeight, baseline] = [1.1, 0.84];

/** A PNG with the title in the practice's look, in whatever letters it is written. */
export async function drawShareImage(title: string): Promise<Blob> {
  await document.fonts.load(`600 96px ${face}`, `${practice.name}${title}`);
  const canvas = new OffscreenCanvas(shareImageSize.width, shareImageSize.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = colours['ink-900'];
  context.fillRect(0, 0, canvas.width, canvas.height);
  fill(context, scene);
  context.setTransform(1.3, 0, 0, 1.3, margin - 10, 66);
  fill(context, sign);
  context.resetTransform();
  context.fillStyle = colours['seaglass-200'];
  context.font = `600 34px ${face}`;
  context.fillText(practice.name, margin + 64, 110);
  context.fillStyle = colours['sand-50'];
  setInBox(context, title.normalize('NFC').replace(/\s+/g, ' ').trim());
  return canvas.convertToBlob({ type: 'image/png' });
}

function fill(context: OffscreenCanvasRenderingContext2D, shapes: typeof scene): void {
  for (const [colour, path] of shapes) {
    context.fillStyle = colour;
    context.fill(new Path2D(path));
  }
}

/** In the largest letters with which the title fits, in the middle of the height; cut where even the smallest do not. */
function setInBox(context: OffscreenCanvasRenderingContext2D, title: string): void {
  const measure = (text: string) => context.measureText(text).width;
  const size = sizes.find((candidate) => {
    context.font = `600 ${candidate}px ${face}`;
    const lines = breakLines(title, box.width, measure);
    return lines.length <= roomFor(candidate) && !lines.some((line) => line.isTorn);
  });
  const shown = size ?? 48;
  const lines = balanceLines(title, box.width, measure).slice(0, roomFor(shown));
  const last = lines.at(-1);
  if (!size && last && breakLines(title, box.width, measure).length > lines.length)
    last.text = `${last.text.slice(0, -1).trimEnd()}…`;
  const top = box.top + (box.height - lines.length * shown * lineHeight) / 2;
  lines.forEach(({ text }, index) => {
    context.fillText(text, box.left, top + (index * lineHeight + baseline) * shown, box.width);
  });
}

const roomFor = (size: number) => Math.floor(box.height / (size * lineHeight));
