import { expect, test, type Browser, type Page } from 'playwright/test';
import { letIn, logIn, newEditor, toast } from '../support/desk.ts';

async function openStaff(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Staff' }).click();
}

const askedToSignIn = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

async function signInAgain(page: Page, password: string): Promise<void> {
  await askedToSignIn(page).getByLabel('Password').fill(password);
  await askedToSignIn(page).getByRole('button', { name: 'Sign In to Admin Portal' }).click();
}

/** A second browser, signed in, with the portal open. */
async function elsewhere(
  browser: Browser,
  baseURL: string | undefined,
  login: { email: string; password: string },
) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await logIn(context.request, login);
  const page = await context.newPage();
  await openStaff(page);
  await expect(page.getByText(`${login.email} (you)`)).toBeVisible();
  return page;
}

test('somebody is added, signs in, is deactivated and is out at the next call', async ({
  page,
  browser,
  baseURL,
}) => {
  await letIn(page.context(), await newEditor());
  await openStaff(page);
  const colleague = {
    email: `new-${crypto.randomUUID().slice(0, 8)}@samplewater-dental.example`,
    password: 'another long passphrase',
  };
  const form = page.locator('form').filter({ hasText: 'Add somebody' });
  await form.getByLabel('Email').fill(colleague.email);
  await form.getByLabel('First password').fill('short');
  await form.getByRole('button', { name: 'Add account' }).click();
  await expect(form.getByLabel('First password')).toHaveAccessibleDescription(/12/);
  await expect(form.getByLabel('First password')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('First password').fill(colleague.password);
  await form.getByRole('button', { name: 'Add account' }).click();
  await expect(toast(page)).toContainText('Account added');
  const row = page
    .getByRole('region', { name: 'Staff' })
    .getByRole('listitem')
    .filter({ hasText: colleague.email });
  await expect(row).toBeVisible();

  const theirs = await elsewhere(browser, baseURL, colleague);
  await row.getByRole('button', { name: `Deactivate ${colleague.email}` }).click();
  await expect(row).toContainText('Deactivated');
  await theirs.clock.fastForward(30_000);
  await expect(askedToSignIn(theirs)).toBeVisible();
  await signInAgain(theirs, colleague.password);
  await expect(askedToSignIn(theirs).getByRole('alert')).toContainText('Invalid email or password');
});

test('signing out everywhere else ends the other browsers and keeps this one', async ({
  page,
  browser,
  baseURL,
}) => {
  const me = await letIn(page.context(), await newEditor());
  await openStaff(page);
  const other = await elsewhere(browser, baseURL, me);
  await page.getByRole('button', { name: 'Sign me out everywhere else' }).click();
  await expect(toast(page)).toContainText('Signed out everywhere else');
  await other.clock.fastForward(30_000);
  await expect(askedToSignIn(other)).toBeVisible();
  await page.clock.fastForward(30_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('a changed password is asked for at once, and the old one is of no use', async ({ page }) => {
  const me = await letIn(page.context(), await newEditor());
  await openStaff(page);
  const form = page.locator('form').filter({ hasText: 'Change your password' });
  await form.getByLabel('New password').fill('a brand new passphrase');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page)).toContainText('Password changed');
  await page.clock.fastForward(30_000);
  await expect(askedToSignIn(page)).toBeVisible();
  await signInAgain(page, me.password);
  await expect(askedToSignIn(page).getByRole('alert')).toContainText('Invalid email or password');
  await signInAgain(page, 'a brand new passphrase');
  await expect(askedToSignIn(page)).toBeHidden();
  await expect(page.getByText(`${me.email} (you)`)).toBeVisible();
});
