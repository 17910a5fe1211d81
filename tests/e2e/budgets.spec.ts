import { brotliCompressSync, constants } from 'node:zlib';
import { type Page } from 'playwright/test';
import { expect, test } from '../support/page-errors.ts';
import { documentKb, routes } from '../support/routes.ts';

// The browser itself tells a 404 in the console.
test.use({ expectedNoise: /status of 404/ });

/** As a CDN packs on the fly, which is a tenth less tight than at leisure. */
const onTheFly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const kb = (text: string | Buffer) => brotliCompressSync(text, onTheFly).length / 1000;

interface Weight {
  document: number;
  scripts: number;
  firstView: number;
  shift: number;
}

/** Loads a page cold, touches nothing and weighs what came, films left out. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { document: 0, scripts: 0, firstView: 0, shift: 0 };
  const work: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // Films are left out, and so is the stand-in for the booking provider where a page holds it in a frame.
    if (type === 'media' || response.frame() !== page.mainFrame()) return;
    const add = async () => {
      const body = await response.body();
      const isText = /text|script|json|svg/.test(response.headers()['content-type'] ?? '');
      const size = isText ? kb(body) : body.length / 1000;
      weight.firstView += size;
      if (type === 'document') weight.document += size;
      if (type === 'script') weight.scripts += size;
    };
    work.push(add().catch(() => undefined));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && !type.includes('json'))
      .map(({ textContent }) => textContent),
  );
  await Promise.all(work);
  weight.scripts += inline.length > 0 ? kb(inline.join('')) : 0;
  weight.shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
  return weight;
}

for (const { path, scriptKb, firstViewKb } of routes) {
  test(`${path} keeps to its byte budgets and does not shift @phone`, async ({ page }) => {
    const weight = await weigh(page, path);
    expect.soft(weight.document, 'HTML with its styles, kB').toBeLessThanOrEqual(documentKb);
    expect.soft(weight.scripts, 'scripts before an interaction, kB').toBeLessThanOrEqual(scriptKb);
    expect.soft(weight.firstView, 'the first view in all, kB').toBeLessThanOrEqual(firstViewKb);
    expect.soft(Number(weight.shift.toFixed(3)), 'layout shift').toBe(0);
  });
}
