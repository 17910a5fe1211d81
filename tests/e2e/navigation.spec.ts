import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';
import { isWide } from '../support/viewport.ts';

const links = [
  ['Home', '/'],
  ['About', '/about'],
  ['Services', '/services'],
  ['New Patients', '/new-patients'],
  ['Financial Information', '/financial'],
  ['Before and After', '/gallery'],
  ['Blog', '/blog'],
] as const;

test('the links stand in order, the one of this page is marked, and the skip link leads past them @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  if (!isWide(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const nav = page.getByRole('navigation', { name: isWide(page) ? 'Main' : 'Menu' });
  const found = await nav
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent.trim(), link.getAttribute('href')]));
  expect(found).toEqual(links.map((link) => [...link]));
  await expect(nav.locator('[aria-current="page"]')).toHaveText('Home');
  if (isWide(page)) return;
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'drawer');
});

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('slides in from the right, 300 px wide, keeps the focus, and closes in every way', async ({
    page,
  }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(async () => {
      const box = await drawer.boundingBox();
      expect(box?.width).toBe(300);
      expect(Math.round((box?.x ?? 0) + 300)).toBe(
        await page.evaluate(() => document.documentElement.getBoundingClientRect().width),
      );
    }).toPass();
    await expectAccessible(page, 'drawer');
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await drawer.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer).toBeHidden();
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(drawer).toBeHidden();
    await opener.click();
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await drawer.getByRole('link', { name: 'About' }).click();
    await expect(drawer).toBeHidden();
  });
});
