import { expect, test, type Page } from 'playwright/test';
import { administrator } from '../../playwright.config.ts';

const answerWith = (page: Page, path: string, status: number, json: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json }));

async function signIn(page: Page, password = administrator.password): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
}

test.describe('the session', () => {
  test('is awaited with a sentence that stands in the page itself', async ({ request }) => {
    expect(await (await request.get('/admin')).text()).toContain('Loading Admin Portal...');
  });

  test('that is not there shows the sign-in form, and nothing of the editor is loaded', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Sign In to Admin Portal' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    expect(scripts.filter((url) => /quill|Dashboard/i.test(url))).toEqual([]);
    expect(scripts.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  });

  test('begins with the right password and ends with Sign Out', async ({ page }) => {
    await page.goto('/admin');
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign In to Admin Portal' })).toBeVisible();
    expect((await page.request.get('/api/admin/me')).status()).toBe(401);
  });

  test('says what is wrong with a sign-in', async ({ page }) => {
    await page.goto('/admin');
    const problem = page.getByRole('alert').filter({ hasText: /./ });
    await signIn(page, 'not the password at all');
    await expect(problem).toHaveText('Invalid email or password');

    await answerWith(page, '/api/admin/login', 500, {});
    await signIn(page);
    await expect(problem).toHaveText('Login failed');

    await answerWith(page, '/api/admin/login', 200, { id: '1', email: administrator.email });
    await signIn(page);
    await expect(problem).toHaveText('Authentication failed after login. Please try again.');

    await page.route('**/api/admin/login', (route) => route.abort());
    await signIn(page);
    await expect(problem).toHaveText('Network error during login. Please try again.');
  });

  test('shows that the sign-in is under way', async ({ page }) => {
    let answer: () => void = () => undefined;
    await page.route('**/api/admin/login', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill({ status: 401, json: { error: 'no' } });
    });
    await page.goto('/admin');
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    answer();
  });

  test('that cannot be read is an error, not a sign-in form', async ({ page }) => {
    await answerWith(page, '/api/admin/me', 503, { error: 'down' });
    await page.goto('/admin');
    await expect(page.getByText('Failed to load session')).toBeVisible();
  });
});
