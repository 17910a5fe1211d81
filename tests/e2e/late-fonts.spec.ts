import { expect, test } from '../support/page-errors.ts';
import { routes } from '../support/routes.ts';

// The browser itself tells a 404 in the console.
test.use({ expectedNoise: /status of 404/ });

/** Not yet among TypeScript's own types of the browser. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

for (const { path } of routes) {
  test(`fonts that come late move nothing on ${path} @phone`, async ({ page }) => {
    let arrive: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\.woff2$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const shift = page.evaluate(async () => {
      // Two frames: the stand-in faces are painted before the real ones may come.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const moved: string[] = [];
      let total = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          total += value;
          moved.push(...sources.map(({ node }) => node?.textContent?.trim().slice(0, 60) ?? ''));
        }
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return { moved, total, hasFonts: document.fonts.check('1rem "Source Sans 3"') };
    });
    arrive?.();
    const { moved, total, hasFonts } = await shift;
    expect(hasFonts).toBe(true);
    // A button beside another may move by the hair its neighbour's label differs; a line may not.
    expect(Number(total.toFixed(3)), moved.join(' | ')).toBe(0);
  });
}
