import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request, Response } from 'playwright';

/** As a CDN packs on the fly, which is a tenth less tight than at leisure. */
const onTheFly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** In kB, as a patient's phone gets it. */
export const kb = (text: string | Buffer) => brotliCompressSync(text, onTheFly).length / 1000;

/** What came before anybody did anything, in kB (brotli), films left out; and whom the page asked for it. */
export interface Weight {
  /** With its headers. */
  document: number;
  scripts: number;
  firstView: number;
  foreign: string[];
}

/** Weighs what a page loads from now on. */
export function watchWeight(page: Page): { settled: () => Promise<Weight> } {
  const bodies: Promise<{ type: string; size: number }>[] = [];
  const foreign: string[] = [];
  const underWay = new Set<Request>();
  // Films are left out, and so is the stand-in for the booking provider where a page holds it in a frame.
  const counts = (request: Request) =>
    request.resourceType() !== 'media' && request.frame() === page.mainFrame();
  page.on('request', (request) => {
    if (counts(request)) underWay.add(request);
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const weigh = (response: Response) => {
    if (counts(response.request())) bodies.push(sizeOf(response));
  };
  page.on('response', weigh);
  return {
    settled: async () => {
      await settle(page, underWay);
      page.off('response', weigh);
      const parts = await Promise.all(bodies);
      const sum = (type?: string) =>
        parts.filter((part) => !type || part.type === type).reduce((total, { size }) => total + size, 0);
      return {
        document: sum('document'),
        scripts: sum('script') + (await inlineScripts(page)),
        firstView: sum(),
        foreign,
      };
    },
  };
}

/** Everything has come that comes by itself: loaded, what follows the first paint there, every island that starts at once at work, idle, nothing under way. */
async function settle(page: Page, underWay: Set<Request>): Promise<void> {
  await page.waitForLoadState('load');
  for (const unfinished of [
    'noscript[data-after-paint]',
    'astro-island[ssr][client="load"], astro-island[ssr][client="only"]',
  ])
    await page.locator(unfinished).first().waitFor({ state: 'detached' });
  do await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  while (underWay.size > 0);
}

async function sizeOf(response: Response): Promise<{ type: string; size: number }> {
  const type = response.request().resourceType();
  const isText = /text|script|json|svg/.test(response.headers()['content-type'] ?? '');
  const { responseHeadersSize, responseBodySize } = await response.request().sizes();
  const headers = type === 'document' ? responseHeadersSize / 1000 : 0;
  // What is no text is as large on its way as it is, and need not be brought here to be weighed.
  return { type, size: headers + (isText ? kb(await response.body()) : responseBodySize / 1000) };
}

async function inlineScripts(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && !type.includes('json'))
      .map(({ textContent }) => textContent),
  );
  return texts.length > 0 ? kb(texts.join('')) : 0;
}
