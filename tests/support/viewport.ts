import { type Page } from 'playwright/test';

/** The site's own line between a phone and a desk: the navigation and the cards change there. */
export function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1024;
}

/**
 * Goes to the page's end without a glide, and then watches how the page moves to what is focused next.
 * @returns asked once that is in sight: how far, in pixels, the page has moved since the first frame after the focus
 */
export async function watchJump(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const note = () => requestAnimationFrame(() => (document.body.dataset['jumpedTo'] = String(scrollY)));
    addEventListener('focusin', note);
  });
  return () => page.evaluate(() => Math.abs(scrollY - Number(document.body.dataset['jumpedTo'])));
}
