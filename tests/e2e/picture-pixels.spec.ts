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

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 1],
  [390, 844, 2],
  [768, 1024, 1],
  [1280, 720, 1],
  [1920, 1080, 1],
] as const) {
  test.describe(`at ${width} px with ${deviceScaleFactor} device pixels each`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    for (const { path } of routes.filter((route) => !route.path.startsWith('/demo/')))
      test(`${path} gives every picture the pixels it shows, and no more than twice as many`, async ({
        page,
      }) => {
        await page.goto(path);
        for (const { name, pixels } of await density(page)) {
          expect.soft(pixels, `${name}: too few`).toBeGreaterThanOrEqual(0.99);
          expect.soft(pixels, `${name}: too many`).toBeLessThanOrEqual(2.01);
        }
      });
  });
}
