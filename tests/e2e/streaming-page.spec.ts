import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { layoutShift, painted } from '../support/layout-shift.ts';
import { withMotion } from '../support/motion.ts';
import { expect, test } from '../support/page-errors.ts';

test.use(withMotion);

/** Where the packets of a slow line may end, after which piece of what begins so; and what shows once all is there. */
const pauses = [
  {
    width: 1280,
    path: '/about',
    within: '<header class="site-header"',
    after: '</nav>',
    shows: '.site-header nav',
  },
  {
    width: 1280,
    path: '/about',
    within: '<header class="site-header"',
    after: 'data-location="header"',
    shows: '.site-header nav',
  },
  {
    width: 1280,
    path: '/about',
    within: '<header class="site-header"',
    after: 'data-opens="booking"',
    shows: '.site-header nav',
  },
  { width: 1280, path: '/sedation-dentistry', within: '<h1', after: '</h1>', shows: 'main h1' },
  { width: 1280, path: '/sedation-dentistry', within: '<h1', after: '<picture>', shows: 'main h1' },
  { width: 412, path: '/', within: 'hero-help', after: 'What to do now', shows: '.hero-help' },
  { width: 412, path: '/', within: 'hero-tagline', after: '</p>', shows: '.hero-ground' },
  {
    width: 412,
    path: '/contact',
    within: '<nav class="reach-bar"',
    after: 'Call',
    shows: '.reach-bar > :last-child',
  },
  {
    width: 412,
    path: '/contact',
    within: '<nav class="reach-bar"',
    after: '</a>',
    shows: '.reach-bar > :last-child',
  },
] as const;

const titleOf = ({ width, path, within, after }: (typeof pauses)[number]) =>
  `at ${width} px ${path}, which pauses in ${within} at ${after}, moves nothing when it goes on`;

let server: Server;
let origin: string;
let goOn: () => void;

/** Serves the site as it is, but lets the page wait at a cut until it is told to go on. */
test.beforeEach(async ({ baseURL }, { title }) => {
  const pause = pauses.find((one) => titleOf(one) === title);
  if (!pause) throw new Error(`no pause for “${title}”`);
  const told = new Promise<void>((resolve) => (goOn = resolve));
  server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', baseURL ?? ''));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      if (!type.startsWith('text/html')) return response.end(body);
      const html = body.toString();
      const end = html.indexOf(pause.after, html.indexOf(pause.within)) + pause.after.length;
      response.write(html.slice(0, end));
      await told;
      return response.end(html.slice(end));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

for (const pause of pauses) {
  test(titleOf(pause), async ({ page }) => {
    await page.setViewportSize({ width: pause.width, height: 823 });
    await page.goto(origin + pause.path, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await painted(page);
    goOn();
    await page.waitForLoadState('load');
    await expect(page.locator(pause.shows)).toBeInViewport();
    const { total, moved } = await layoutShift(page, 0);
    expect(Number(total.toFixed(3)), `layout shift ${moved.join(' | ')}`).toBe(0);
  });
}
