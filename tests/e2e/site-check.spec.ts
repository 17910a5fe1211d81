import type { Page } from 'playwright/test';
import type { Examination, Finding } from '#contracts/answers/doctor.ts';
import { expectAccessible } from '../support/axe.ts';
import { letIn, newEditor } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

const siteCheck = (page: Page) => page.getByRole('region', { name: 'Site check' });
const lookAgain = (page: Page) => siteCheck(page).getByRole('button', { name: 'Look again' });

const finding = (state: Finding['state'], subject: string): Finding => ({
  subject,
  state,
  seen: `What was seen of ${subject}, at https://a-very-long-name-of-a-provider.example/with/a/long/path.`,
  why: 'Why it matters.',
  ...(state !== 'ok' && { cure: 'What there is to do.' }),
});

async function answerWith(page: Page, findings: Finding[]): Promise<void> {
  const json: Examination = { examinedAt: '2026-11-22T18:50:00.000Z', findings };
  await page.unrouteAll();
  await page.route('**/api/admin/doctor', (route) => route.fulfill({ json }));
}

test('an owner sees how the site is, what to do, and comes back to it @phone', async ({ page }) => {
  const owner = await letIn(page.context(), await newEditor());
  await page.goto('/admin/inbox');
  await page.getByRole('tab', { name: 'Site check' }).click();
  await expect(page).toHaveURL(/\/admin\/check$/);
  // The very site, as it stands here: without a mail server, and with the demo's own pages for its partners.
  const row = (name: string) =>
    siteCheck(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(row('Mail server')).toContainText(/To see to.*None is set.*What to do: Set SMTP_URL/s);
  await expect(row('Database')).toContainText(/It (answers in|took) \d+ ms/);
  await expect(row('Migrations')).toContainText(/Well.*All \d+ have run/s);
  await expect(row('The site')).toContainText(/Well.*It answers at http:\/\/localhost/s);
  await expect(row('Booking')).toContainText(/To see to.*the demo’s own page/s);
  await expect(siteCheck(page).getByRole('status')).toHaveText(/^Looked at .*To see to: \d/);
  await expectAccessible(page, 'site check');
  await page.reload();
  await expect(row('Mail server')).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(siteCheck(page)).toHaveCount(0);
  await page.goBack();
  await expect(row('Mail server')).toBeVisible();

  // The session ends in the middle: nothing is lost, and the look goes on afterwards.
  await page.context().clearCookies();
  await lookAgain(page).click();
  const asked = page.getByRole('dialog', { name: 'Please sign in again' });
  await asked.getByLabel('Password').fill(owner.password);
  await asked.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(asked).toHaveCount(0);
  await expect(siteCheck(page).getByRole('status')).toHaveText(/^Looked at /);
});

test('it says so while it looks, when it cannot, and when all is well @phone', async ({ page }) => {
  await letIn(page.context(), await newEditor());
  const slow = Promise.withResolvers<undefined>();
  let asked = 0;
  await page.route('**/api/admin/doctor', async (route) => {
    asked += 1;
    await slow.promise;
    await route.fulfill({ status: 503, json: { error: 'We cannot do this right now.' } });
  });
  await page.goto('/admin/check');
  await expect(siteCheck(page).getByRole('status')).toHaveText(/^Looking\.\.\./);
  await lookAgain(page).press('Enter');
  expect(asked, 'while it looks, a press asks for nothing more').toBe(1);
  await expectAccessible(page, 'site check, looking');
  slow.resolve(undefined);
  await expect(siteCheck(page).getByRole('alert')).toContainText('cannot be looked at right now');
  await expectAccessible(page, 'site check, failed');

  await answerWith(page, [finding('ok', 'Database'), finding('ok', 'Mail server')]);
  await lookAgain(page).press('Enter');
  await expect(siteCheck(page)).toContainText('Everything is as it should be.');
  await expect(siteCheck(page).getByRole('status')).toHaveText('Looked at Nov 22, 1:50 PM.');
  await expect(lookAgain(page)).toBeFocused();
  await expectAccessible(page, 'site check, all well');

  await answerWith(page, [
    finding('unknown', 'DKIM'),
    finding('ok', 'Database'),
    finding('warning', 'Last export'),
    finding('fault', 'Booking'),
  ]);
  await lookAgain(page).click();
  await expect(siteCheck(page).getByRole('heading', { level: 4 })).toHaveText([
    'Booking',
    'Last export',
    'DKIM',
    'Database',
  ]);
  await expect(siteCheck(page).getByRole('status')).toContainText('Faults: 1. To see to: 1. Not known: 1.');
  await expectAccessible(page, 'site check, every state');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('whoever is no owner is led neither there nor to the practice’s facts, and asks for nothing', async ({
  page,
}) => {
  await letIn(page.context(), await newEditor('editor'));
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/admin/doctor'))));
  await page.goto('/admin/check');
  await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Site check' })).toHaveCount(0);
  expect(asked).toBe(0);
  await page.goto('/admin/practice/hours');
  await expect(page.getByRole('tab', { name: 'Posts' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Practice' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toHaveCount(0);
});
