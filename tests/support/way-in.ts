import { expect, type Locator, type Page } from 'playwright/test';

/** Wednesday noon and Saturday night at the office. */
export const openHour = new Date('2027-03-10T17:00:00Z');
export const closedHour = new Date('2027-03-14T03:00:00Z');

/** A phone on which the browser’s own bars take their part. */
export const smallPhone = { width: 390, height: 664 };

/** What stands there in the language of a page. */
const english = {
  bar: 'Reach us',
  call: 'Call',
  book: /^Book/,
  open: 'Open now until 3:00 PM',
  last: 'All rights reserved',
};
const spanish: typeof english = {
  bar: 'Cómo comunicarse con nosotros',
  call: 'Llame',
  book: /^Cita/,
  open: 'Abierto ahora, hasta las 3:00 p.m.',
  last: 'derechos reservados',
};

export const header = (page: Page): Locator => page.getByRole('banner');
export const bar = (page: Page, words = english): Locator =>
  page.getByRole('navigation', { name: words.bar });

/**
 * The first screen of a small phone shows a number, a way to book and the open-or-closed word, and nothing lies over the page’s last
 * line. The page’s clock has to stand at `openHour`.
 */
export async function expectWayIn(page: Page, path: string): Promise<void> {
  const words = /^\/es(\/|$)/.test(path) ? spanish : english;
  await page.setViewportSize(smallPhone);
  const number = page.locator('a[href^="tel:"]:visible').first();
  const box = await number.boundingBox();
  expect(box?.y).toBeLessThan(smallPhone.height);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await expect(number).toContainText(words.call);
  await expect(header(page).getByRole('button', { name: words.book })).toBeInViewport({ ratio: 1 });
  await expect(bar(page, words).getByRole('link', { name: words.call })).toBeInViewport({ ratio: 1 });
  await expect(bar(page, words).getByRole('button', { name: words.book })).toBeInViewport({ ratio: 1 });
  await expect(bar(page, words)).toContainText(words.open);

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const lastLine = page.getByRole('contentinfo').getByText(words.last);
  await expect(lastLine).toBeInViewport({ ratio: 1 });
  const isCovered = await lastLine.evaluate((line) => {
    const { left, bottom } = line.getBoundingClientRect();
    return !line.contains(document.elementFromPoint(left + 5, bottom - 2));
  });
  expect(isCovered, 'the last line lies free').toBe(false);
}

/** Stops the page’s calendar, and not its stopwatch, which tells when something moved. */
export const stopCalendar = (page: Page, at: Date): Promise<unknown> =>
  page.addInitScript((now) => {
    const Calendar = Date;
    // Whoever asks for today gets that day; whoever names a day gets the one named.
    globalThis.Date = new Proxy(Calendar, {
      construct: (_, given: ConstructorParameters<typeof Date>) =>
        given.length > 0 ? new Calendar(...given) : new Calendar(now),
      get: (of, name) => (name === 'now' ? () => now : (Reflect.get(of, name) as unknown)),
    });
  }, at.getTime());
