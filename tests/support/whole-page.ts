import { expect, test as base, type Page } from 'playwright/test';

/**
 * A test whose pages, of windows it opens itself too, have brought everything when a call that opens one returns: what comes after the
 * first paint (its looks below the first view, its scripts) may come after the load event. Where a test says how long to wait, it is
 * asked no more.
 */
export const test = base.extend<{ opensWhole: undefined }>({
  opensWhole: [
    async ({ browser, context, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) context.on('page', openWhole);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const window = await newContext(options);
        return options?.javaScriptEnabled === false ? window : window.on('page', openWhole);
      };
      await use(undefined);
      browser.newContext = newContext;
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
