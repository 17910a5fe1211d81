import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { layoutShift, painted } from '../support/layout-shift.ts';
import { expect, test } from '../support/page-errors.ts';

/** Where the packets of a slow line may end: each cut stands in the middle of the header. */
const cuts = ['</nav>', 'data-location="header"', 'data-opens="booking"'];

let server: Server;
let origin: string;
let goOn: () => void;

/** Serves the site as it is, but lets the page wait at a cut until it is told to go on. */
test.beforeEach(async ({ baseURL }, { title }) => {
  const cut = cuts.find((text) => title.includes(text)) ?? '';
  const told = new Promise<void>((resolve) => (goOn = resolve));
  server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', baseURL ?? ''));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      if (!type.startsWith('text/html')) return response.end(body);
      const html = body.toString();
      const end = html.indexOf(cut, html.indexOf('<header class="site-header"')) + cut.length;
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

for (const cut of cuts) {
  test(`a page that pauses at ${cut} moves nothing when it goes on`, async ({ page }) => {
    await page.goto(`${origin}/about`, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await painted(page);
    goOn();
    await page.waitForLoadState('load');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const { total, moved } = await layoutShift(page, 0);
    expect(Number(total.toFixed(3)), `layout shift ${moved.join(' | ')}`).toBe(0);
  });
}
