import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/page-errors.ts';

let server: Server;
let origin: string;
let arrive: () => void;

/** Serves the site as it is, but the sheet of what lies below the first view when it is told to. */
test.beforeEach(async ({ baseURL }) => {
  const told = new Promise<void>((resolve) => (arrive = resolve));
  server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', baseURL ?? ''));
      const body = Buffer.from(await answer.arrayBuffer());
      if (/page\.\w+\.css/.test(request.url ?? '')) await told;
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The page waits three seconds of its own: a busy machine would be too late to see it wait. */
const holdTheWait = (page: Page) =>
  page.addInitScript(() => {
    const hold = () => document.getAnimations().forEach((animation) => animation.pause());
    new MutationObserver(hold).observe(document, { childList: true, subtree: true });
  });

// Chromium reads no further than the sheet it waits for; Firefox draws what follows as it comes.
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`nothing below a short first view shows before its looks, motion ${reducedMotion} @firefox`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await holdTheWait(page);
    await page.goto(`${origin}/es/financial`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const panels = page.locator('[data-panels]');
    await expect(panels).toBeAttached();
    const seen = await panels.evaluate((element) => getComputedStyle(element).visibility);
    const footer = page.getByRole('contentinfo');
    arrive();
    expect(seen).toBe('hidden');
    await page.waitForLoadState('load');
    await expect(panels).toHaveCSS('visibility', 'visible');
    await expect(panels).toHaveCSS('animation-name', 'none');
    await expect(footer).toBeVisible();
  });

test('what waits for its looks does not wait without end @firefox', async ({ page }) => {
  await page.goto(`${origin}/es/financial`, { waitUntil: 'commit' });
  const panels = page.locator('[data-panels]');
  await expect(panels).toBeAttached();
  await panels.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(panels).toBeVisible();
  arrive();
});
