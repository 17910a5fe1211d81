import { expect, type Locator, type Page } from 'playwright/test';
import { isWide } from './viewport.ts';

/** For `test.use`: films play and things move, as they do for most people. All else runs as for those who asked for less. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const heroFilm = (page: Page): Locator => page.locator('[data-hero-video]');

/** On a small screen the hero’s film begins some seconds late. Its time is stopped before the visit, so that nobody waits. */
export async function stopTimeOnPhones(page: Page): Promise<void> {
  if (isWide(page)) return;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

export async function untilFilmPlays(page: Page): Promise<void> {
  await expect(async () => {
    if (!isWide(page)) await page.clock.fastForward(6_000);
    await expect(heroFilm(page)).toHaveJSProperty('autoplay', true, { timeout: 500 });
  }).toPass();
  await expect(heroFilm(page)).toHaveAttribute('data-playing', '');
}
