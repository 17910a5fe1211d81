import { expect, type Page } from 'playwright/test';
import { picturePixels } from './picture-pixels.ts';
import { tornApart } from './torn-words.ts';

/** From a large screen to the smallest phone; what a picture’s file weighs is looked at where most people look. */
const windows = [
  { width: 1920, height: 1080, deviceScaleFactor: 1 },
  { width: 1280, height: 720, deviceScaleFactor: 1 },
  { width: 1024, height: 768, deviceScaleFactor: 1 },
  { width: 768, height: 1024, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 390, height: 844, deviceScaleFactor: 1 },
  { width: 320, height: 640, deviceScaleFactor: 1 },
];
/** As long as words get: nothing a patient, a translation or an editor brings along may widen a phone’s page. */
const longWord = 'Zahnwurzelbehandlungstechnikerprüfung';

/** By how many pixels the page can be pushed sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * In every window the page is no wider than it, tears no word apart and gives every picture the pixels it shows; in the smallest one it
 * holds a word of 37 letters anywhere. (The stand-ins for a third party, `/demo/…`, only have to fit.) Leaves the page at 320 pixels.
 */
export async function expectFitsEveryWindow(page: Page, path: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (const window of windows) {
    await devTools.send('Emulation.setDeviceMetricsOverride', { ...window, mobile: false });
    await expect
      .poll(() => page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio]))
      .toEqual(Object.values(window));
    const at = `at ${window.width} px, ${window.deviceScaleFactor} device pixels each`;
    expect.soft(await overflow(page), `pixels too wide ${at}`).toBeLessThanOrEqual(0);
    if (path.startsWith('/demo/')) continue;
    expect.soft(await tornApart(page), `torn apart ${at}`).toEqual([]);
    if (window.width === 1024 || window.width === 320) continue;
    for (const { name, pixels } of await picturePixels(page)) {
      expect.soft(pixels, `${name}: too few ${at}`).toBeGreaterThanOrEqual(0.99);
      expect.soft(pixels, `${name}: too many ${at}`).toBeLessThanOrEqual(2.01);
    }
  }
  if (!path.startsWith('/demo/')) expect.soft(await widenedBy(page, longWord)).toEqual([]);
}

/** What a word at its beginning makes wider than the smallest phone. */
const widenedBy = (page: Page, word: string) =>
  page.evaluate((long) => {
    const wide: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, p, li, dt, dd, summary span), footer :is(a, p, dt, dd)',
    )) {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!text || element.closest('.sr-only, [hidden]')) continue;
      // A figure in one piece is no text that anybody writes.
      if (getComputedStyle(element).whiteSpace === 'nowrap') continue;
      const before = text.textContent;
      text.textContent = `${long} ${before}`;
      if (document.documentElement.scrollWidth > 320) wide.push(element.outerHTML.slice(0, 120));
      text.textContent = before;
    }
    return wide;
  }, word);
