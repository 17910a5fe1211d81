import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';

export interface Visit {
  /** All in bytes of 1,000, as they come over the wire. */
  scriptKB: number;
  criticalKB: number;
  totalKB: number;
  layoutShift: number;
  foreignRequests: number;
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
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (isForeign(request.url(), url)) foreign.push(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const measured = await measure(page, requests);
  await context.close();
  return { ...measured, foreignRequests: foreign.length };
}

function isForeign(url: string, pageUrl: string): boolean {
  return /^https?:/.test(url) && new URL(url).origin !== new URL(pageUrl).origin;
}

async function measure(page: Page, requests: Request[]): Promise<Omit<Visit, 'foreignRequests'>> {
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const of = (...types: string[]) =>
    sizes.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
  const { inlineScript, layoutShift } = await page.evaluate(async () => ({
    inlineScript: [...document.scripts]
      .filter(({ src, type }) => !src && (type === '' || type === 'module'))
      .map(({ textContent }) => textContent)
      .join('\n'),
    layoutShift: await new Promise<number>((resolve) => {
      // Buffered entries come at once; an unshifted page has none.
      const shifts = new PerformanceObserver(() => undefined);
      shifts.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => {
        const entries = shifts.takeRecords() as (PerformanceEntry & { value: number })[];
        resolve(entries.reduce((sum, { value }) => sum + value, 0));
      }, 100);
    }),
  }));
  const inlineBytes = inlineScript ? brotliCompressSync(inlineScript).length : 0;
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) - of('media');
  return {
    scriptKB: (of('script') + inlineBytes) / 1_000,
    criticalKB: of('document', 'stylesheet') / 1_000,
    totalKB: total / 1_000,
    layoutShift,
  };
}
