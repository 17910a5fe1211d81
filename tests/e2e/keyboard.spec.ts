import { withMotion } from '../support/motion.ts';
import { expect, test } from '../support/page-errors.ts';

test.use(withMotion);

/** What somebody who uses the keyboard sees of the place they are at: is it in sight, does it stand out. */
function lookAtFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { isInSight: false, isMarked: false };
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const { outlineStyle, boxShadow } = getComputedStyle(focused);
  return {
    isInSight: Boolean(seen && (focused.contains(seen) || seen.contains(focused))),
    isMarked: outlineStyle !== 'none' || boxShadow !== 'none',
  };
}

test('the whole home page can be walked with the Tab key, and every stop is seen @phone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  const stops: string[] = [];
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
    );
    stops.push(name ?? '');
    // Polled, since the page scrolls smoothly to where the focus goes.
    await expect
      .poll(() => page.evaluate(lookAtFocus), { message: `at “${name ?? ''}”` })
      .toEqual({ isInSight: true, isMarked: true });
    if (await last.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(last).toBeFocused();
  expect(stops).toEqual(expect.arrayContaining(['Schedule Your Experience', 'Meet the Team']));
});
