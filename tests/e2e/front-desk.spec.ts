import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { administrator } from '../../playwright.config.ts';

async function desk(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/admin');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await page.getByRole('tab', { name: /Inbox/ }).click();
  await expect(page.getByRole('region', { name: 'Inbox' })).toHaveAttribute('data-ready', '');
  return page;
}

/** Taken down at the desk: what patients send from one address is throttled. */
async function takeDown(page: Page, lastName: string) {
  await page.getByRole('button', { name: 'New entry' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter your first name.')).toBeVisible();
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Phone').fill('+1 904 555 0100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `Ada ${lastName}` })).toBeVisible();
}

async function find(page: Page, lastName: string) {
  await page.getByRole('region', { name: 'Inbox' }).getByLabel('Search').fill(lastName);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`Ada ${lastName}`) }).click();
}

test('a day at the front desk with two people at once', async ({ browser, baseURL }) => {
  const lastName = `Day${Date.now()}`;
  const anna = await desk(browser, baseURL);
  const ben = await desk(browser, baseURL);
  await takeDown(anna, lastName);
  await expect(anna.getByRole('link', { name: '+1 904 555 0100' })).toHaveAttribute(
    'href',
    'tel:+19045550100',
  );
  await find(ben, lastName);
  await expect(ben.getByRole('button', { name: 'Mark contacted' })).toBeVisible();

  await anna.getByLabel('Add a note').fill('Called, will come at nine');
  await anna.getByRole('button', { name: 'Add note' }).click();
  await expect(anna.getByText('Called, will come at nine')).toBeVisible();
  await anna.getByRole('button', { name: 'Mark contacted' }).click();
  await expect(anna.getByRole('button', { name: 'Confirm' })).toBeVisible();

  // Ben still sees the old state and is told before anything happens.
  const spam = ben.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Spam' });
  await spam.click();
  await expect(ben.getByText('Somebody else changed this')).toBeVisible();
  await ben.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(ben.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await ben.getByRole('button', { name: 'Confirm' }).click();

  // Anna sees it without doing anything, and takes it back.
  await expect(anna.getByRole('button', { name: 'Undo: back to Contacted' })).toBeVisible({
    timeout: 30_000,
  });
  await anna.getByRole('button', { name: 'Undo: back to Contacted' }).click();
  await expect(anna.getByRole('button', { name: 'Decline' })).toBeVisible();

  // A narrow window shows the list or one request, a wide one both.
  const back = anna.getByRole('button', { name: 'Back to the list' });
  if (await back.isVisible()) await back.click();
  const download = anna.waitForEvent('download');
  await anna.getByRole('link', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`"Ada","${lastName}","","'+1 904 555 0100"`);

  await anna.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector('.print-sheet')?.textContent ?? '';
    };
  });
  await anna.getByRole('button', { name: 'Print today' }).click();
  await expect(anna.locator('html')).toHaveAttribute('data-printed', new RegExp(lastName));
});
