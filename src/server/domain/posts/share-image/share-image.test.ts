import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawShareImage, shareImageColours } from './draw-share-image.ts';
import { drawableTitle } from './drawable-title.ts';
import { fillOutlines, makeCanvas } from './fill-outlines.ts';
import type { PlacedOutline } from './outline-edges.ts';
import { setInBox, setLine } from './set-text.ts';

describe('a title, for drawing', () => {
  it.each([
    ['Why Teeth Hurt: “Café” & More – 50 €', 'Why Teeth Hurt: “Café” & More – 50 €'],
    ['  Two\n lines\u00a0here ', 'Two lines here'],
    ['Cafe\u0301', 'Café'],
    ['🦷 Healthy gums 🪥🎉', 'Healthy gums'],
    ['Dvořák and Nguyễn', 'Dvorák and Nguyen'],
    ['ﬁrst Ｔｏｏｔｈ', 'first Tooth'],
    ['a\u0000b\u202ec\ud800d\u00ade', 'abcde'],
    ['</script><img src=x>', '</script><img src=x>'],
  ])('%j is set as %j', (title, drawn) => {
    expect(drawableTitle(title)).toBe(drawn);
  });

  it.each(['', ' ', '歯', '🦷', '!?…', '歯の健康について a', '\u0000\u202e', '__'])(
    'of which little is left (%j) is not set at all',
    (title) => {
      expect(drawableTitle(title)).toBeNull();
    },
  );
});

const box = { left: 84, top: 172, width: 1032, height: 318 };
const sizeOf = ([first]: PlacedOutline[]) => Math.round((first?.scaleX ?? 0) * 1000);
const linesOf = (placed: PlacedOutline[]) => new Set(placed.map(({ y }) => y)).size;
const rightEnd = (text: string, size: number) => Math.max(...setLine(text, size, 0, 0).map(({ x }) => x));

describe('a title in its box', () => {
  it('is as large as it may be, and smaller the longer it is', () => {
    const sizes = [1, 10, 18, 25, 33].map((words) => sizeOf(setInBox('molars '.repeat(words).trim(), box)));
    expect(sizes[0]).toBe(96);
    expect(sizes.at(-1)).toBe(48);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('keeps every letter up to the limit of a title', () => {
    const title = 'Everything you always wanted to know about teeth '.repeat(5).slice(0, 200).trim();
    expect(setInBox(title, box)).toHaveLength(title.replaceAll(' ', '').length);
  });

  it.each(['W', 'long words ', 'i', '% ', 'Ågrafe, fjøl. '])(
    'stays inside, also when it is 400 letters long: %j',
    (words) => {
      const placed = setInBox(words.repeat(400).slice(0, 400).trim(), box);
      const size = sizeOf(placed);
      for (const { x, y } of placed) {
        expect(x).toBeGreaterThanOrEqual(box.left);
        expect(x).toBeLessThan(box.left + box.width);
        expect(y - size * 0.75).toBeGreaterThan(box.top);
        expect(y + size * 0.25).toBeLessThan(box.top + box.height);
      }
    },
  );

  it('that is too long ends with an ellipsis', () => {
    const placed = setInBox('word '.repeat(80).trim(), box);
    expect(placed.at(-1)?.path).toBe(setLine('…', 48, 0, 0)[0]?.path);
  });

  it('has lines of about the same length', () => {
    const placed = setInBox('Ten small habits that keep a smile', box);
    expect(linesOf(placed)).toBe(2);
    const ends = [...Map.groupBy(placed, ({ y }) => y).values()].map((line) => line.at(-1)?.x ?? 0);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(250);
  });

  it('has its letters as close as the typeface wants them', () => {
    expect(rightEnd('AVo', 100)).toBeLessThan(rightEnd('HVo', 100));
    expect(rightEnd('iVo', 100)).toBeLessThan(rightEnd('mVo', 100));
  });
});

/** The same outlines through a drawing library of another make. */
async function drawnElsewhere(outlines: PlacedOutline[], width: number, height: number): Promise<Buffer> {
  const paths = outlines.map(
    ({ path, x, y, scaleX, scaleY }) =>
      `<path fill="#ffffff" transform="translate(${x} ${y}) scale(${scaleX} ${scaleY})" d="${path}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${paths.join('')}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

describe('filling outlines', () => {
  it.each([
    ['letters', setLine('Qualität & “gƒ@%8” ½', 60, 20, 90)],
    ['a shape across all edges', [{ path: 'M-50 20C100 -90 400 160 700 40L700 300L-50 300Z', x: 0, y: 0 }]],
    ['a ring', [{ path: 'M50 10L150 10L150 110L50 110ZM80 40L80 80L120 80L120 40Z', x: 0.3, y: 0.7 }]],
  ])('gives the picture another library gives: %s', async (_, outlines) => {
    const [width, height] = [600, 140];
    const placed = outlines.map((outline) => ({ scaleX: 1, scaleY: 1, ...outline }));
    const canvas = makeCanvas(width, height, '#000000');
    fillOutlines(canvas, placed, '#ffffff');
    const other = await drawnElsewhere(placed, width, height);
    const differences = canvas.pixels.map((value, index) => Math.abs(value - (other[index] ?? 0)));
    expect(canvas.pixels.some((value) => value === 255)).toBe(true);
    // Single pixels may: where two strokes of a letter overlap, the edges of both count.
    expect(differences.filter((value) => value > 48).length / 3).toBeLessThan(20);
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(0.6);
  });
});

describe('a share image', () => {
  it('is a PNG of 1200 × 630 that shows its title', async () => {
    const [one, other] = await Promise.all(['Gums', 'Crowns'].map(drawShareImage));
    const { width, height, format } = await sharp(one).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    const lightPixels = async (png: Uint8Array = new Uint8Array()) => {
      const title = await sharp(png).extract(box).greyscale().raw().toBuffer();
      return title.filter((value) => value > 200).length;
    };
    expect(await lightPixels(one)).toBeGreaterThan(2_000);
    expect(await lightPixels(other)).toBeGreaterThan(await lightPixels(one));
    expect(one?.length).toBeLessThan(100_000);
  });

  it('has the colours of the site', () => {
    const { theme } = createRequire(import.meta.url)('../../../../../tailwind.config.cjs') as {
      theme: { extend: { colors: Record<string, Record<string, string>> } };
    };
    for (const [name, value] of Object.entries(shareImageColours)) {
      const [scale = '', step = ''] = name.split('-');
      expect([name, theme.extend.colors[scale]?.[step]]).toEqual([name, value]);
    }
  });
});
