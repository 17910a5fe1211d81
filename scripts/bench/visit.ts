import type { Browser } from 'playwright';
import { watchWeight, type Weight } from '../testing/page-weight.ts';

export interface Visit extends Weight {
  layoutShift: number;
}

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A first visit with an empty cache, until the page is quiet; nothing is touched or scrolled. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const weighing = watchWeight(page);
  await page.goto(url);
  const weight = await weighing.settled();
  const layoutShift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Buffered entries come at once; an unshifted page has none.
        const shifts = new PerformanceObserver(() => undefined);
        shifts.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          const entries = shifts.takeRecords() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }, 100);
      }),
  );
  await context.close();
  return { ...weight, layoutShift };
}
