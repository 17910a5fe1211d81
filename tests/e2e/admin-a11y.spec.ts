import { type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { createPost, newTitle, openDesk, openForEditing, tool } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}

test('axe finds nothing on the desk, its form and its dialogs, and 320 pixels are enough @phone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign In to Admin Portal' })).toBeVisible();
  await expectAccessible(page, 'signed out');
  await openDesk(page);
  await expectAccessible(page, 'dashboard');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.locator('form')).toContainText('Title is required');
  await expectAccessible(page, 'error');
  const name = newTitle('Reachable');
  await createPost(page, name, 'Words');
  await openForEditing(page, name);
  await tool(page, 'Table').click();
  await expectAccessible(page, 'editing, in a table');
  await expectNoSidewaysScrolling(page);
  for (const [button, dialog] of [
    ['Link', 'Add link'],
    ['Image', 'Add image'],
    ['History', 'History'],
    ['Choose from library', 'Choose an image'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expectAccessible(page, dialog);
    await page.keyboard.press('Escape');
  }
  await tool(page, 'Link').click();
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.getByRole('dialog').getByRole('button', { name: 'Add link' }).click();
  await expect(page.getByRole('dialog')).toContainText('Please give a web address');
  await expectAccessible(page, 'link refused');
  await page.keyboard.press('Escape');
  await tool(page, 'Image').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add image' }).click();
  await expect(page.getByRole('dialog')).toContainText('Choose an image to upload.');
  await expectAccessible(page, 'no picture chosen');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Images' }).click();
  await expect(page.getByRole('heading', { name: 'Images' })).toBeVisible();
  await expectAccessible(page, 'images');
});
