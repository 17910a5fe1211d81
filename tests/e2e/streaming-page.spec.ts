import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { layoutShift, painted } from '../support/layout-shift.ts';
import { withMotion } from '../support/motion.ts';
import { expect, test } from '../support/page-errors.ts';

test.use(withMotion);

/**
 * Where the packets of a slow line end, one after the other: after which piece of what begins so, and what has just come by then.
 * And what shows once all is there.
 */
const visits = [
  {
    width: 1280,
    path: '/about',
    pauses: [
      { within: '<header class="site-header"', after: '</nav>', came: '.site-header nav' },
      {
        within: '<header class="site-header"',
        after: 'data-location="header"',
        came: '.site-header a[lang="es"]',
      },
      {
        within: '<header class="site-header"',
        after: 'data-opens="booking"',
        came: '.site-header a[href^="tel:"]',
      },
    ],
    shows: ['.site-header nav'],
  },
  {
    width: 1280,
    path: '/sedation-dentistry',
    pauses: [
      { within: '<h1', after: '</h1>', came: 'main h1' },
      { within: '<h1', after: '<picture>', came: 'main picture' },
    ],
    shows: ['main h1'],
  },
  {
    width: 412,
    path: '/',
    pauses: [
      { within: 'hero-help', after: 'What to do now', came: '.hero-help .link' },
      { within: 'hero-tagline', after: '</p>', came: '.hero-tagline' },
    ],
    shows: ['.hero-help', '.hero-ground'],
  },
  {
    width: 412,
    path: '/contact',
    pauses: [
      { within: '<nav class="reach-bar"', after: 'Call', came: '.reach-bar a[href^="tel:"]' },
      { within: '<nav class="reach-bar"', after: '</a>', came: '.reach-bar a[href^="tel:"] > .sr-only' },
    ],
    shows: ['.reach-bar > :last-child'],
  },
] as const;

let server: Server;

/** Serves the site as it is, but lets the page wait at each cut until it is told to go on. */
async function serve(site: string, pauses: readonly { within: string; after: string }[]) {
  const gates = pauses.map(() => Promise.withResolvers<undefined>());
  server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      if (!type.startsWith('text/html')) return response.end(body);
      const html = body.toString();
      let start = 0;
      for (const [index, { within, after }] of pauses.entries()) {
        const end = html.indexOf(after, html.indexOf(within)) + after.length;
        response.write(html.slice(start, end));
        await gates[index]?.promise;
        start = end;
      }
      return response.end(html.slice(start));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, goOn: (index: number) => gates[index]?.resolve(undefined) };
}
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

for (const { width, path, pauses, shows } of visits) {
  const places = pauses.map(({ after }) => after).join(', then at ');
  test(`at ${width} px ${path}, which pauses at ${places}, moves nothing when it goes on`, async ({
    page,
    baseURL,
  }) => {
    const { origin, goOn } = await serve(baseURL ?? '', pauses);
    await page.setViewportSize({ width, height: 823 });
    await page.goto(origin + path, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    for (const [index, { came }] of pauses.entries()) {
      await expect(page.locator(came)).toBeAttached();
      await painted(page);
      goOn(index);
    }
    await page.waitForLoadState('load');
    for (const part of shows) await expect(page.locator(part)).toBeInViewport();
    const { total, moved } = await layoutShift(page, 0);
    expect(Number(total.toFixed(3)), `layout shift ${moved.join(' | ')}`).toBe(0);
  });
}
