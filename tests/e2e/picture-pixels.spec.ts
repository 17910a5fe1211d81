import { type Page } from 'playwright/test';
import { expect, test } from '../support/page-errors.ts';
import { routes } from '../support/routes.ts';

test.use({ expectedNoise: /status of 404/ });

/** How many pixels of the chosen file a device pixel gets, for every picture that is shown; drawings scale by themselves. */
async function density(page: Page): Promise<{ name: string; pixels: number }[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    return Promise.all(
      shown
        // What staff upload is as large as it is: nothing can give it more.
        .filter(({ currentSrc }) => !/svg|\/api\/blog-images\//.test(currentSrc))
        .map(async (image) => {
          // The file's own size: `naturalWidth` is what `sizes` makes of it.
          const file = new Image();
          file.src = image.currentSrc;
          await file.decode();
          const { clientWidth, clientHeight } = image;
          const scale =
            getComputedStyle(image).objectFit === 'cover'
              ? Math.min(file.naturalWidth / clientWidth, file.naturalHeight / clientHeight)
              : file.naturalWidth / clientWidth;
          const name = new URL(image.currentSrc).pathname.split('/').at(-1) ?? '';
          return { name: `${name} on ${clientWidth} × ${clientHeight}`, pixels: scale / devicePixelRatio };
        }),
    );
  });
}

const windows = [
  { width: 390, height: 844, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 768, height: 1024, deviceScaleFactor: 1 },
  { width: 1280, height: 720, deviceScaleFactor: 1 },
  { width: 1920, height: 1080, deviceScaleFactor: 1 },
];

for (const { path } of routes.filter((route) => !route.path.startsWith('/demo/')))
  test(`${path} gives every picture the pixels it shows, and no more than twice as many`, async ({
    page,
  }) => {
    const devTools = await page.context().newCDPSession(page);
    for (const window of windows) {
      await devTools.send('Emulation.setDeviceMetricsOverride', { ...window, mobile: false });
      // Of the files it still has, a browser would take one that is larger than it needs.
      await page.goto('about:blank');
      await devTools.send('HeapProfiler.collectGarbage');
      await page.goto(path);
      expect(
        await page.evaluate(() => ({
          width: innerWidth,
          height: innerHeight,
          deviceScaleFactor: devicePixelRatio,
        })),
      ).toEqual(window);
      const at = `at ${window.width} px, ${window.deviceScaleFactor} device pixels each`;
      for (const { name, pixels } of await density(page)) {
        expect.soft(pixels, `${name}: too few ${at}`).toBeGreaterThanOrEqual(0.99);
        expect.soft(pixels, `${name}: too many ${at}`).toBeLessThanOrEqual(2.01);
      }
    }
  });
