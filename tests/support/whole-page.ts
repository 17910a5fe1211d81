import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';

/**
 * A test whose pages, of windows it opens itself too, have brought everything when a call that opens one returns: what comes after the
 * first paint (its looks below the first view, its scripts) may come after the load event. Where a test says how long to wait, it is
 * asked no more. Its windows close with it: a desk left open would go on asking, and be seen at its row, in the tests after it.
 */
export const test = base.extend<{ opensWhole: undefined }>({
  opensWhole: [
    async ({ browser, context, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) context.on('page', openWhole);
      const newContext = browser.newContext.bind(browser);
      const windows: BrowserContext[] = [];
      browser.newContext = async (options) => {
        const window = await newContext(options);
        windows.push(window);
        return options?.javaScriptEnabled === false ? window : window.on('page', openWhole);
      };
      await use(undefined);
      browser.newContext = newContext;
      await Promise.all(windows.map((window) => window.close()));
    },
    { auto: true },
  ],
});

/** Has a page's calls return once it is whole (`scripts/after-first-paint.ts`). */
function openWhole(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const open = page[name].bind(page) as (...options: unknown[]) => Promise<unknown>;
    const openAndWait = async (...options: unknown[]) => {
      const answer = await open(...options);
      const asksForLess = options.some(
        (option) => typeof option === 'object' && option && 'waitUntil' in option,
      );
      if (!asksForLess)
        // In Playwright's own world, which nearly every test needs: a function would have a second one made in every page.
        await page.locator('noscript[data-after-paint]').first().waitFor({ state: 'detached' });
      return answer;
    };
    Object.assign(page, { [name]: openAndWait });
  }
}

export { expect };
