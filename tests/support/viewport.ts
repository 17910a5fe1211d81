import { type Page } from 'playwright/test';

/** The site's own line between a phone and a desk: the navigation and the cards change there. */
export function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1024;
}
