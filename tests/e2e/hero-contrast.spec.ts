import type { Locator, Page } from 'playwright/test';
import sharp, { type Region, type Sharp } from 'sharp';
import { heroFilm, stopTimeOnPhones, untilFilmPlays, withMotion } from '../support/motion.ts';
import { expect, test } from '../support/page-errors.ts';

test.use(withMotion);

/** What AAA asks of running text, and what AA asks of any. */
const aaa = 7;
const aa = 4.5;

/** Relative luminance of a colour (WCAG 2.2), its channels 0–255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The contrast that 98 of 100 pixels behind a text reach at least. */
async function contrastOver(picture: Sharp, color: string): Promise<number> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const text = luminance((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const ratios: number[] = [];
  for (let at = 0; at < data.length; at += info.channels * 7)
    ratios.push(ratio(text, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])));
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * 0.02)] ?? 0;
}

/** The smallest part of the window that holds all of these: a whole one is long to draw, five times over. */
function around(places: readonly Region[]) {
  const x = Math.min(...places.map(({ left }) => left));
  const y = Math.min(...places.map(({ top }) => top));
  const right = Math.max(...places.map(({ left, width }) => left + width));
  const bottom = Math.max(...places.map(({ top, height }) => top + height));
  return { x, y, width: right - x, height: bottom - y };
}

interface Word {
  text: Locator;
  selector: string;
  least: number;
  color: string;
}

/** The words of the hero are there no longer, but their places and colors are. */
async function takeOut(page: Page, texts: readonly (readonly [selector: string, least: number])[]) {
  const words: Word[] = [];
  for (const [selector, least] of texts) {
    const text = page.locator('[data-hero]').locator(selector).first();
    const color = await text.evaluate((element) => {
      const { color: seen } = getComputedStyle(element);
      element.style.color = 'transparent';
      element.style.textDecorationColor = 'transparent';
      return seen;
    });
    words.push({ text, selector, least, color });
  }
  return words;
}

async function placeOf(text: Locator): Promise<Region> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await text.boundingBox()) ?? {};
  return { left: Math.ceil(x), top: Math.ceil(y), width: Math.floor(width), height: Math.floor(height) };
}

for (const [screen, windows] of [
  ['a phone', [{ width: 390, height: 664 }]],
  [
    'a laptop',
    [
      { width: 1280, height: 720 },
      { width: 1366, height: 768 },
    ],
  ],
] as const) {
  test(`on ${screen} the words of the hero stand out from every frame of the film`, async ({ page }) => {
    await page.setViewportSize(windows[0]);
    await stopTimeOnPhones(page);
    await page.goto('/');
    await untilFilmPlays(page);
    const film = heroFilm(page);
    const words = await takeOut(page, [
      ['h1', aa],
      ['p', aaa],
      ['a[href="/contact#emergency"] .link', aa],
      ...(screen === 'a laptop' ? [['[data-testid="hero-stat"] p', aa] as const] : []),
    ]);
    for (const window of windows) {
      await page.setViewportSize(window);
      const placed = await Promise.all(
        words.map(async (word) => ({ ...word, place: await placeOf(word.text) })),
      );
      const clip = around(placed.map(({ place }) => place));
      for (const second of [0, 2.5, 5, 7.5, 9.5]) {
        await film.evaluate(async (video: HTMLVideoElement, time) => {
          video.pause();
          await new Promise((sought) => {
            video.addEventListener('seeked', sought, { once: true });
            video.currentTime = time;
          });
        }, second);
        const frame = sharp(await page.screenshot({ animations: 'disabled', clip }));
        for (const { selector, least, color, place } of placed) {
          const { left, top, ...size } = place;
          const behind = frame.clone().extract({ left: left - clip.x, top: top - clip.y, ...size });
          const at = `${selector} at ${second} s, ${window.width} × ${window.height}`;
          expect(await contrastOver(behind, color), at).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });
}
