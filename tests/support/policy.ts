import { type BrowserContext, type ConsoleMessage } from 'playwright/test';
import { expect, test as base } from './whole-page.ts';

/**
 * A test fails when the policy keeps anything out of any page of its browser, of the windows of others it opens, too: what we
 * ship needs nothing it forbids. `page-errors.ts` is stricter still, for pages that are to keep quiet altogether.
 */
export const test = base.extend<{ keepsPolicy: undefined }>({
  keepsPolicy: [
    async ({ browser, context }, use) => {
      const violations: string[] = [];
      const watch = (watched: BrowserContext) =>
        watched.on('console', (message) => {
          const text = message.text();
          if (/Content.Security.Policy/i.test(text) && !isOfRecorder(message)) violations.push(text);
        });
      watch(context);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => watch(await newContext(options));
      await use(undefined);
      browser.newContext = newContext;
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * While a trace is recorded, Playwright itself asks for the body of a preview that is gone by then. What a page does is said
 * with the place it was done at; this is not.
 */
function isOfRecorder(message: ConsoleMessage): boolean {
  return message.location().url === '' && message.text().startsWith("Connecting to 'blob:");
}

export { expect };
