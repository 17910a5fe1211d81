import { type Page, type Response } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { letIn, newEditor, type Editor } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';
import { sql } from '../support/sql.ts';

const answerWith = (page: Page, path: string, status: number, json: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json }));

async function signIn(page: Page, { email, password }: Omit<Editor, 'id'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
}

test.describe('the session', () => {
  test('that is not there shows the sign-in form without the editor, and the form says what is wrong and sends a link', async ({
    page,
  }) => {
    const scripts: Promise<{ url: string; text: string }>[] = [];
    const collect = (answer: Response) => {
      const url = answer.url();
      if (/\.(js|css)$/.test(new URL(url).pathname))
        scripts.push(answer.text().then((text) => ({ url, text })));
    };
    page.on('response', collect);
    const portal = await page.goto('/admin');
    expect(await portal?.text()).toContain('Loading Admin Portal...');
    await expect(page.getByRole('button', { name: 'Sign In to Admin Portal' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    page.off('response', collect);
    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter(({ url }) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
    expect(loaded.filter(({ text }) => /Admin Dashboard|ql-editor/.test(text))).toEqual([]);

    const editor = await newEditor();
    const problem = page.getByRole('alert').filter({ hasText: /./ });
    await signIn(page, { ...editor, password: 'not the password at all' });
    await expect(problem).toHaveText('Invalid email or password');

    const answer = Promise.withResolvers<undefined>();
    await page.route('**/api/admin/login', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await signIn(page, editor);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    answer.resolve(undefined);
    await expect(problem).toHaveText('Login failed');

    await answerWith(page, '/api/admin/login', 200, { id: '1', email: editor.email });
    await signIn(page, editor);
    await expect(problem).toHaveText('Authentication failed after login. Please try again.');

    await page.route('**/api/admin/login', (route) => route.abort());
    await signIn(page, editor);
    await expect(problem).toHaveText('Network error during login. Please try again.');

    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email of your account').fill('nobody@samplewater-dental.example');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'a mail with a link is on its way' }),
    ).toBeVisible();
    await expectAccessible(page, 'a reset asked for');
  });

  test('begins with the right password and ends with Sign Out @phone', async ({ page }) => {
    // Where nothing of the editor is needed.
    await page.goto('/admin/inbox');
    await signIn(page, await newEditor());
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveCount(0);
    await expect(page.getByText('You are signed out.', { exact: true })).toBeVisible();
    await expect.poll(async () => (await page.request.get('/api/admin/me')).status()).toBe(401);
  });

  test('that cannot be read is an error, not a sign-in form', async ({ page }) => {
    await answerWith(page, '/api/admin/me', 503, { error: 'down' });
    await page.goto('/admin');
    await expect(page.getByText('Failed to load session')).toBeVisible();
  });

  test('that began a while ago asks for the password before patients’ names leave as a file', async ({
    page,
  }) => {
    const { id, password } = await letIn(page.context(), await newEditor());
    await sql("update admin_sessions set created_at = now() - interval '11 minutes' where admin_id = $1", [
      id,
    ]);
    await page.goto('/admin/inbox');
    const exporting = page.getByRole('button', { name: 'Export CSV' });
    await exporting.click();
    const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
    const field = dialog.getByLabel('Your password');
    await expect(field).toBeFocused();
    await expectAccessible(page, 'asked for the password again');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);

    await exporting.click();
    await field.fill('not the password at all');
    await field.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(/./);
    await expectAccessible(page, 'the wrong password');
    await field.fill(password);
    const file = page.waitForEvent('download');
    await field.press('Enter');
    expect((await file).suggestedFilename()).toBe('appointments.csv');
    await expect(dialog).toHaveCount(0);
  });
});
