import { firstFlightKb } from '../../scripts/testing/page-budgets.ts';
import { watchWeight } from '../../scripts/testing/page-weight.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFitsEveryWindow, overflow } from '../support/fits-every-window.ts';
import { holdLateComers, layoutShift, painted, typefaceCame } from '../support/layout-shift.ts';
import { watchMeasuring } from '../support/measured-early.ts';
import { withMotion } from '../support/motion.ts';
import { expect, test } from '../support/page-errors.ts';
import { routes } from '../support/routes.ts';
import { isWide } from '../support/viewport.ts';
import { expectWayIn, openHour, stopCalendar } from '../support/way-in.ts';

test.use(withMotion);

// The browser itself tells a 404 in the console.
test.use({ expectedNoise: /status of 404/ });

for (const { path, scriptKb, firstViewKb } of routes) {
  test(`${path} is light, moves nothing, is for everyone, fits every window and has a way in @phone`, async ({
    page,
  }, { project }) => {
    await stopCalendar(page, openHour);
    const weighing = watchWeight(page);
    const measured = await watchMeasuring(page);
    const letThemCome = await holdLateComers(page);
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status()).toBe(path === '/nowhere' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The stand-in faces are painted before the real ones may come.
    const since = await painted(page);
    letThemCome();

    const weight = await weighing.settled();
    expect.soft(weight.document, 'headers and HTML with its styles, kB').toBeLessThanOrEqual(firstFlightKb);
    expect.soft(weight.scripts, 'scripts before an interaction, kB').toBeLessThanOrEqual(scriptKb);
    expect.soft(weight.firstView, 'the first view in all, kB').toBeLessThanOrEqual(firstViewKb);
    expect.soft(weight.foreign, 'asked elsewhere').toEqual([]);
    expect.soft(await measured(), 'scripts that have the page laid out while they start').toEqual([]);
    await typefaceCame(page);
    const { total, moved } = await layoutShift(page, since);
    // A word beside another may move by the hair its neighbor differs; a line may not, and on a phone nothing that counts.
    const counted = Number(total.toFixed(isWide(page) ? 3 : 4));
    expect.soft(counted, `layout shift ${moved.join(' | ')}`).toBe(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What waits to come in with the scroll stands there at once for who asked for less motion.
    if (await page.locator('[data-reveal="waiting"]').count()) await page.reload();
    await expectAccessible(page, path);

    if (project.name === 'phone') {
      await page.setViewportSize({ width: 320, height: 800 });
      expect.soft(await overflow(page), 'pixels too wide at 320').toBeLessThanOrEqual(0);
      // The stand-ins for a third party have a frame of their own.
      if (!path.startsWith('/demo/')) await expectWayIn(page, path);
    } else await expectFitsEveryWindow(page, path);
  });
}
