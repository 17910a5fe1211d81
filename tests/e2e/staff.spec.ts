import { type Browser, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { content, letIn, logIn, newEditor, toast } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

async function openAt(page: Page, place: 'staff' | 'account'): Promise<void> {
  await page.clock.install();
  await page.goto(`/admin/${place}`);
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
  await openAt(page, 'account');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  return page;
}

test('somebody is invited, chooses a password, is deactivated and is out at the next call @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await letIn(page.context(), await newEditor());
  await openAt(page, 'staff');
  const id = crypto.randomUUID().slice(0, 8);
  const colleague = { name: `Nell ${id}`, email: `new-${id}@samplewater-dental.example` };
  const form = page.locator('form').filter({ hasText: 'Invite somebody' });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Name').fill(colleague.name);
  await form.getByLabel('Email').fill(colleague.email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByLabel(/Give Nell .* this link/)).toBeInViewport();
  const link = await form.getByLabel(/Give Nell .* this link/).inputValue();
  const row = page
    .getByRole('region', { name: 'Staff' })
    .getByRole('listitem')
    .filter({ hasText: colleague.email });
  await expect(row).toContainText('Invited');
  await expect(row).toContainText('The link works until');
  await expect(row.getByLabel(`Role of ${colleague.name}`)).toHaveValue('desk');
  await expectAccessible(page, 'staff, somebody invited');

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await context.newPage();
  await theirs.clock.install();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expectAccessible(theirs, 'following an invitation');
  await theirs.getByLabel('Password').fill('short');
  await theirs.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(theirs.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  // The answer is lost on the way: the link is used, and nobody knows.
  await theirs.route(
    '**/api/admin/account-link',
    async (route) => {
      expect((await route.fetch()).status()).toBe(204);
      await route.abort();
    },
    { times: 1 },
  );
  await theirs.getByLabel('Password').fill('another long passphrase');
  await theirs.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(theirs.getByRole('alert')).toHaveText('The server did not answer. Please try again.');
  await theirs.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(theirs.getByRole('link', { name: colleague.name })).toBeVisible();
  await expect(theirs).toHaveURL(/\/admin$/);
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await expectAccessible(theirs, 'a used link');
  await theirs.getByRole('link', { name: 'To the sign-in' }).click();
  await expect(theirs.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByRole('tab', { name: 'Staff' }).click();
  await expect(row).toContainText('Last sign-in');
  await row.getByRole('button', { name: `Reset link for ${colleague.name}` }).click();
  await theirs.goto(await page.getByLabel(/Give Nell .* this link/).inputValue());
  await theirs.route('**/api/admin/login', (route) => route.abort(), { times: 1 });
  await theirs.getByLabel('Password').fill('a passphrase of today');
  await theirs.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(toast(theirs)).toContainText('Your password is saved. Please sign in with it.');
  await theirs.getByLabel('Email').fill(colleague.email);
  await theirs.getByLabel('Password').fill('a passphrase of today');
  await theirs.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(theirs.getByRole('link', { name: colleague.name })).toBeVisible();
  await row.getByRole('button', { name: `Deactivate ${colleague.name}` }).click();
  await expect(row).toContainText('Deactivated');
  await theirs.clock.fastForward(30_000);
  await expect(askedToSignIn(theirs)).toBeVisible();
  await signInAgain(theirs, 'a passphrase of today');
  await expect(askedToSignIn(theirs).getByRole('alert')).toContainText('Invalid email or password');
});

test('signing out everywhere else ends the other browsers and keeps this one', async ({
  page,
  browser,
  baseURL,
}) => {
  const me = await letIn(page.context(), await newEditor());
  await openAt(page, 'account');
  const other = await elsewhere(browser, baseURL, me);
  await page.getByRole('button', { name: 'Sign me out everywhere else' }).click();
  await expect(toast(page)).toContainText('Signed out everywhere else');
  await other.clock.fastForward(30_000);
  await expect(askedToSignIn(other)).toBeVisible();
  await page.clock.fastForward(30_000);
  expect((await page.request.get('/api/admin/me')).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(askedToSignIn(page)).toHaveCount(0);
});

test('a name is what colleagues see; a changed password asks for the old one, is asked for at once, and the old one is of no use', async ({
  page,
}) => {
  const me = await letIn(page.context(), await newEditor('desk'));
  await openAt(page, 'account');
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Miller');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page)).toContainText('Name saved');
  await expect(page.getByRole('link', { name: 'Jo Miller' })).toBeVisible();

  const form = page.locator('form').filter({ hasText: 'Change your password' });
  await form.getByLabel('Present password').fill('not the right one');
  await form.getByLabel('New password').fill('a brand new passphrase');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Present password')).toHaveAccessibleDescription('This is not your password.');
  await form.getByLabel('Present password').fill(me.password);
  await form.getByLabel('New password').fill('a brand new passphrase');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page)).toContainText('Password changed');
  // At once, and with the reason: nobody wonders later why a session has ended.
  await expect(askedToSignIn(page)).toContainText('Your password is changed.');
  await signInAgain(page, me.password);
  await expect(askedToSignIn(page).getByRole('alert')).toContainText('Invalid email or password');
  await signInAgain(page, 'a brand new passphrase');
  await expect(askedToSignIn(page)).toBeHidden();
  await expect(page.getByText(me.email)).toBeVisible();
});

test('each role is shown its own part of the portal, at every address @phone', async ({ page, context }) => {
  const tabs = page.getByRole('tab');
  const shown = {
    desk: { tabs: [/^Inbox/], elsewhere: 'Inbox', home: page.getByRole('searchbox', { name: 'Search' }) },
    editor: { tabs: ['Posts', 'Images', 'Statistics'], elsewhere: 'Posts', home: content(page) },
  } as const;
  for (const role of ['desk', 'editor'] as const) {
    await letIn(context, await newEditor(role));
    const calls: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) calls.push(answer.url());
    });
    for (const place of ['', '/staff', '/account']) {
      await page.goto(`/admin${place}`);
      await expect(tabs).toHaveText([...shown[role].tabs]);
      if (place !== '/account')
        await expect(page.getByRole('tab', { name: shown[role].elsewhere })).toHaveAttribute(
          'aria-selected',
          'true',
        );
      if (place === '') {
        await expect(shown[role].home).toBeVisible();
        await expectAccessible(page, `home of ${role}`);
      }
    }
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expectAccessible(page, `account of ${role}`);
    // What it may not use, the portal does not even ask for.
    expect(calls).toEqual([]);
  }
});
