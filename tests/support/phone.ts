import { devices } from 'playwright/test';
import { test } from './breakable-site.ts';

const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
/** The window of a phone in a browser that is there already. */
export const phone = { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch };

/** The same tests at a desk and on a phone: a project of its own would start a second browser, server and database for few. */
export function inBothWindows(tests: () => void): void {
  test.describe('at a desk', tests);
  test.describe('on a phone', () => {
    test.use(phone);
    tests();
  });
}
