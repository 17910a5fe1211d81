import { type Page } from 'playwright/test';

/** Not yet among TypeScript's own types of the browser. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/** Holds every font and picture back. @returns the word to let them come */
export async function holdLateComers(page: Page): Promise<() => void> {
  let arrive = () => undefined as unknown;
  const held = new Promise((resolve) => (arrive = () => resolve(undefined)));
  await page.route(/\.(woff2|avif|webp|png|jpe?g|svg)$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => void arrive();
}

/**
 * Resolves once the site's typeface stands on the page. The sheet that names the faces comes late, and until then a page waits
 * for none: `document.fonts.ready` alone would resolve too early, and `check` be true of a face nobody has heard of.
 */
export async function typefaceCame(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Source Sans 3') && status === 'loaded'),
  );
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Resolves once what stands there now has been painted. @returns the page's own time then */
export const painted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );

/**
 * All that moved since then, with the words it moved. What moves while the page itself still streams in depends on where its
 * packets end.
 */
export async function layoutShift(page: Page, since: number): Promise<{ total: number; moved: string[] }> {
  await painted(page);
  return page.evaluate(
    (from) =>
      new Promise<{ total: number; moved: string[] }>((resolve) => {
        const moved: string[] = [];
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
            if (startTime < from) continue;
            total += value;
            moved.push(...sources.map(({ node }) => node?.textContent?.trim().slice(0, 60) ?? ''));
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ total, moved })));
      }),
    since,
  );
}
