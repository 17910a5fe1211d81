import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../support/axe.ts';
import { letIn, newEditor, toast } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';
import { sql } from '../support/sql.ts';

test('a second factor is set up, asked for at the sign-in, and replaced by a code on paper @phone', async ({
  page,
}) => {
  const jo = await letIn(page.context(), await newEditor('desk'));
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  const part = page.getByRole('region', { name: 'Second factor' });
  await expect(part.getByRole('img', { name: 'Picture for your authenticator app' })).toBeVisible();
  const secret = (await part.locator('code').innerText()).replace(/\s/g, '');
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await part.getByLabel('Code').fill('000000');
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByLabel('Code')).toHaveAccessibleDescription(/not right/);
  await expectAccessible(page, 'setting up a second factor');
  await part.getByLabel('Code').fill(codeNow());
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await part.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page, 'recovery codes');
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part).toContainText('It is on');

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(jo.email);
  await page.getByLabel('Password').fill(jo.password);
  await page.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectAccessible(page, 'asked for a code');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'This code is not right' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('an owner takes away a colleague’s second factor, and not their own', async ({ page }) => {
  const [owner, jo] = [await newEditor(), await newEditor('desk')];
  await sql(`update admin_users set totp_secret = 'sealed' where id in ($1, $2)`, [owner.id, jo.id]);
  await letIn(page.context(), owner);
  await page.goto('/admin/staff');
  const rowOf = (email: string) => page.getByRole('listitem').filter({ hasText: email });
  await expect(rowOf(owner.email)).toContainText('Second factor');
  await expect(rowOf(owner.email).getByRole('button', { name: /^Reset code/ })).toHaveCount(0);
  await rowOf(jo.email)
    .getByRole('button', { name: `Reset code of ${jo.name}` })
    .click();
  await expect(toast(page)).toContainText('Second factor taken away');
  await expect(rowOf(jo.email)).not.toContainText('Second factor');
});
