import { type Page } from 'playwright/test';

/**
 * How many pixels of its file a device pixel gets, for every picture that is shown; drawings scale by themselves. The file is the
 * one a browser chooses that comes with this window: once it has a larger one, it keeps that.
 */
export const picturePixels = (page: Page): Promise<{ name: string; pixels: number }[]> =>
  page.evaluate(async () => {
    const unseen = `?${innerWidth}-${devicePixelRatio}`;
    /** Come, not decoded: its size stands at its beginning. */
    const came = (image: HTMLImageElement) =>
      new Promise<void>((resolve, reject) => {
        image.onload = () => resolve();
        image.onerror = () => reject(new Error(`${image.src} did not come.`));
      });
    /** A copy has chosen nothing yet, and of files under names it has never seen the browser has none. */
    const chosenFile = async (image: HTMLImageElement) => {
      const copy = (image.closest('picture') ?? image).cloneNode(true) as HTMLElement;
      const fresh = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
      if (!fresh) return image.currentSrc;
      for (const one of [fresh, ...copy.querySelectorAll('source')])
        one.srcset = one.srcset.replace(/(\S+)(?=\s+\d+w)/g, `$1${unseen}`);
      fresh.loading = 'eager';
      await came(fresh);
      return fresh.currentSrc;
    };
    const shown = [...document.images].filter(
      // What staff upload is as large as it is: nothing can give it more.
      (image) =>
        image.getClientRects().length > 0 && !/svg|\/api\/blog-images\//.test(image.currentSrc || image.src),
    );
    return Promise.all(
      shown.map(async (image) => {
        // The file's own size: `naturalWidth` is what `sizes` makes of it.
        const file = new Image();
        file.src = await chosenFile(image);
        await came(file);
        const { clientWidth, clientHeight } = image;
        const scale =
          getComputedStyle(image).objectFit === 'cover'
            ? Math.min(file.naturalWidth / clientWidth, file.naturalHeight / clientHeight)
            : file.naturalWidth / clientWidth;
        const name = new URL(file.src).pathname.split('/').at(-1) ?? '';
        return { name: `${name} on ${clientWidth} × ${clientHeight}`, pixels: scale / devicePixelRatio };
      }),
    );
  });
