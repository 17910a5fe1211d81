import { expect, test } from '../support/page-errors.ts';
import { bar, header, smallPhone } from '../support/way-in.ts';

test('the header goes on the way down, comes back on the way up and lies over nothing that has the focus', async ({
  page,
}) => {
  await page.goto('/dental-implants');
  await expect(header(page)).toBeInViewport({ ratio: 0.9 });
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1500);
  await expect(header(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header(page)).toBeInViewport({ ratio: 0.9 });

  // Backwards through the page, so that each stop comes in from above, where the header is.
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const focused = document.activeElement;
          const { left, top, width } = focused?.getBoundingClientRect() ?? new DOMRect();
          const seen = document.elementFromPoint(left + width / 2, top + 4);
          return Boolean(seen && (focused?.contains(seen) || seen.contains(focused)));
        }),
      )
      .toBe(true);
  }
});

test('at every width the header holds the number and the way to book, in one frame without overflow', async ({
  page,
}) => {
  await page.goto('/about');
  for (const width of [320, 412, 640, 768, 1024, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(header(page).locator('a[href^="tel:"]'), `at ${width} px`).toBeInViewport({ ratio: 1 });
    await expect(header(page).getByRole('button', { name: /^Book/ }), `at ${width} px`).toBeInViewport({
      ratio: 1,
    });
    // WCAG 2.2 asks for 24 px, in whatever face the words are drawn.
    const small = await header(page)
      .locator('a, button')
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ name: target.textContent.trim(), box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
      );
    expect.soft(small, `at ${width} px`).toEqual([]);
    const [wide, tall] = await header(page).evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      element.clientHeight,
    ]);
    expect.soft(wide, `at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(tall, `at ${width} px`).toBeLessThanOrEqual(112);
  }
});

test('at 400 % zoom nothing stays over the page, and the way to advice ends at its heading, not at the air above', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('/contact');
  await page.getByRole('link', { name: 'In pain? What to do now' }).click();
  await expect(page.getByRole('heading', { name: 'In pain right now?' })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  await expect(header(page)).not.toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: smallPhone });

  test('header and bar are links, and the block says both: by day and by night', async ({ page }) => {
    await page.goto('/contact#emergency');
    await expect(bar(page).getByRole('link', { name: /^Book/ })).toHaveAttribute('href', '/demo/booking');
    await expect(bar(page).locator('a[href^="tel:"]:visible')).toHaveCount(1);
    const block = page.getByRole('region', { name: 'In pain right now?' });
    await expect(block.getByRole('link', { name: /555-0142/ })).toBeVisible();
    await expect(block.getByRole('link', { name: /555-0177/ })).toBeVisible();
    await expect(block).toContainText('While we are open');
    await expect(block).toContainText('Nights, weekends and holidays');
  });
});
