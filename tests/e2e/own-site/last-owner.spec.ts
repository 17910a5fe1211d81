import { expect } from 'playwright/test';
import { test } from '../../support/breakable-site.ts';
import { logIn, toast } from '../../support/desk.ts';

test('the last owner is not shut out, is told so, and goes on working', async ({ site, browser }) => {
  await site.empty();
  const jo = await site.addStaff('jo.miller@samplewater-dental.example');
  const context = await browser.newContext({ baseURL: site.url });
  await logIn(context.request, jo);
  const page = await context.newPage();
  await page.goto('/admin/staff');
  const deactivate = page.getByRole('button', { name: /^Deactivate / });
  await deactivate.click();
  await expect(toast(page)).toContainText('The last active owner stays an owner.');
  await page.reload();
  await expect(deactivate).toBeVisible();
  expect((await context.request.get('/api/admin/me')).status()).toBe(200);
});
