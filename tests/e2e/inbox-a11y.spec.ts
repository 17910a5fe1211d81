import { type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { letIn, newEditor } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

async function expectNoSidewaysScrolling(page: Page, state: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width, height: 800 });
}

test('axe finds nothing in the inbox and among the staff, and 320 pixels are enough @phone', async ({
  page,
}) => {
  test.slow();
  const editor = await letIn(page.context(), await newEditor());
  await page.goto('/admin/inbox');
  await expect(page.getByRole('region', { name: 'Inbox' })).toHaveAttribute('data-ready', '');
  await expectAccessible(page, 'inbox');
  await expectNoSidewaysScrolling(page, 'inbox');

  await page.getByRole('button', { name: 'New entry' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter your first name.')).toBeVisible();
  await expectAccessible(page, 'new entry with mistakes');
  // A name without a place to break is what a narrow list has to survive.
  const lastName = `Llanfairpwllgwyngyllgogerychwyrndrobwll${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Phone').fill('+1 904 555 0100');
  await dialog.getByLabel('Email').fill('ada@mail.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `Ada ${lastName}` })).toBeVisible();
  await expectAccessible(page, 'a request');
  await expectNoSidewaysScrolling(page, 'a request');
  await page.getByText(/^History/).click();
  await page.getByRole('button', { name: 'Remove this person’s data' }).click();
  await expectAccessible(page, 'its history, and asked before its data goes');
  await page.getByRole('button', { name: 'Answer by email' }).click();
  await page.getByRole('button', { name: 'Edit templates' }).click();
  await expect(dialog.getByLabel('Subject')).toBeVisible();
  await expectAccessible(page, 'templates');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('article').getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page, 'keys');
  await page.keyboard.press('Escape');
  if (await page.getByRole('button', { name: 'Back to the list' }).isVisible())
    await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('button', { name: lastName })).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the list with a long name');
  await page.getByRole('searchbox', { name: 'Search' }).fill(`nobody ${lastName}`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessible(page, 'nothing found');

  await page.getByRole('tab', { name: 'Staff' }).click();
  await expect(page.getByText(editor.email).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'staff');
  await expectNoSidewaysScrolling(page, 'staff');
  await page.getByRole('link', { name: editor.name }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expectAccessible(page, 'account');
  await expectNoSidewaysScrolling(page, 'account');
});
