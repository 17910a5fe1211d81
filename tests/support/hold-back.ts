import type { Page } from 'playwright/test';

/** Keeps requests from the server until they are let go. */
export async function holdBack(page: Page, url: string, method: string) {
  const asked = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked.resolve(undefined);
    await gate.promise;
    await route.continue();
  });
  return {
    /** The first of them. */
    asked: asked.promise,
    letGo: () => {
      gate.resolve(undefined);
    },
  };
}
