import { type Page } from 'playwright/test';
import { letIn, newEditor } from '../support/desk.ts';
import { expect, test } from '../support/page-errors.ts';

/** The inbox of somebody new, with the request of a patient nobody else’s test knows open in it. */
async function openRequestOf(page: Page, lastName: string) {
  const answer = await page.request.post('/api/appointments', {
    data: {
      firstName: 'Zenobia',
      lastName,
      email: `zenobia-${crypto.randomUUID()}@mail.example`,
      phone: '904 555 0123',
    },
  });
  expect(answer.status()).toBe(201);
  await letIn(page.context(), await newEditor());
  await page.goto('/admin/inbox');
  const row = page.getByRole('region', { name: 'Inbox' }).getByRole('button', { name: new RegExp(lastName) });
  await row.click();
  await expect(page.getByRole('heading', { name: new RegExp(lastName) })).toBeVisible();
}

/** The login form itself: the dialog over a lost session has the same button, but not this heading. */
async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Admin Portal', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The line that is cut and the session that is gone are what these tests are about. */
test.use({ expectedNoise: /^Failed to load resource: (net::ERR_FAILED|.*401)/ });

const newLastName = () => `Quillfeather${crypto.randomUUID().slice(0, 6)}`;

test('Sign Out takes the screen with it, in every window, and leaves nothing for the next person', async ({
  page,
  context,
}) => {
  const lastName = newLastName();
  await openRequestOf(page, lastName);
  const other = await context.newPage();
  await other.goto('/admin/inbox');
  await expect(other.getByText(new RegExp(lastName))).not.toHaveCount(0);

  // The server is slow to answer: the screen does not wait for it.
  let letGo = () => undefined as unknown;
  const held = new Promise<void>((resolve) => (letGo = () => resolve()));
  await page.route('**/api/admin/logout', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectSignedOut(page);
  await expectSignedOut(other);
  for (const window of [page, other]) expect(await window.content()).not.toContain(lastName);

  // Whoever signs in now waits for the old session’s end, and gets a dashboard of their own.
  const next = await newEditor();
  await page.getByLabel('Email').fill(next.email);
  await page.getByLabel('Password').fill(next.password);
  await page.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  letGo();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: next.name })).toBeVisible();
  expect((await page.request.get('/api/admin/me')).status()).toBe(200);
});

test('a sign-out the server could not be told of says so, and is told again', async ({ page }) => {
  await letIn(page.context(), await newEditor());
  await page.goto('/admin/account');
  await page.route('**/api/admin/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectSignedOut(page);
  const warning = page.getByRole('alert').filter({ hasText: 'the server could not be told' });
  await expect(warning).toBeVisible();
  await page.unroute('**/api/admin/logout');
  await warning.getByRole('button', { name: 'Sign out again' }).click();
  await expect(warning).toHaveCount(0);
  expect((await page.request.get('/api/admin/me')).status()).toBe(401);
});

test('over a lost session nothing of a patient can be read, and another person starts afresh', async ({
  page,
}) => {
  const lastName = newLastName();
  const second = await newEditor();
  await openRequestOf(page, lastName);
  // The inbox asks by itself whether anything has changed, and meets the end of the session.
  await page.context().clearCookies();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  const ground = await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
  expect(ground).toMatch(/^rgb\(/);
  await dialog.getByLabel('Email').fill(second.email);
  await dialog.getByLabel('Password').fill(second.password);
  await dialog.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(page.getByRole('link', { name: `Your account: ${second.name}` })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // Not at the address either, where the patient would be opened, and marked as seen, for somebody who never asked.
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: new RegExp(lastName) })).toHaveCount(0);
});
