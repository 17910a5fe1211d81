import { expect, test as base } from './whole-page.ts';

/** What the console may say: the site's own announced warnings. */
const announced = [/^Web analytics is not available/, /^No hero:/];

/**
 * What Chromium rejects with when the next page came too early to be faded into, which is no fault of either page
 * (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const cameTooEarly = 'Transition was aborted because of invalid state. Page already revealed';

/** A test whose page keeps quiet: an error or an unannounced warning of the page fails it. */
export const test = base.extend<{ quietConsole: undefined; expectedNoise: RegExp | undefined }>({
  /** What this test provokes on purpose. */
  expectedNoise: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const noises: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (message !== cameTooEarly) noises.push(message);
      });
      page.on('console', (message) => {
        const text = message.text();
        if (!['error', 'warning'].includes(message.type())) return;
        if (![...announced, expectedNoise].some((pattern) => pattern?.test(text))) noises.push(text);
      });
      await use(undefined);
      expect(noises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
