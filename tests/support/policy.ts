import { expect, test as base } from 'playwright/test';

/**
 * A test fails when the policy keeps anything out of any page of its browser: what we ship needs nothing it forbids.
 * `page-errors.ts` is stricter still, for pages that are to keep quiet altogether.
 */
export const test = base.extend<{ keepsPolicy: undefined }>({
  keepsPolicy: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (/Content.Security.Policy/i.test(text)) violations.push(text);
      });
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
