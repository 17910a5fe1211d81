import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { test, type BreakableSite } from '../../support/breakable-site.ts';
import { holdBack } from '../../support/hold-back.ts';
import { layoutShift, painted } from '../../support/layout-shift.ts';
import { inBothWindows } from '../../support/phone.ts';

let site: BreakableSite;
const notice = 'Closed Tuesday for the storm; call (904) 555-0142.';
const noticeInSpanish = 'Cerrado el martes por la tormenta; llame al (904) 555-0142.';
// A Tuesday, on which the office is open until seven in the evening.
const tuesday = '2031-11-25';
const tuesdayNoon = new Date(`${tuesday}T17:00:00Z`);

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site: own }) => {
  site = own;
  await site.empty();
});

const bar = (page: Page) => page.getByRole('complementary', { name: 'Notice' });
const officeLine = (page: Page) => page.locator('[data-open-now]').first();

/** A patient's page at Tuesday noon. */
async function visit(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(tuesdayNoon);
  await page.goto(site.url + path);
}

test('without a database a page says what it was built with', async ({ page }) => {
  site.setDatabase('down');
  const asked = page.waitForResponse('**/api/announcements');
  await visit(page, '/about');
  expect((await asked).status()).toBe(503);
  await expect(officeLine(page)).toHaveText('Open now until 7:00 PM');
  await expect(bar(page)).toHaveCount(0);
  const answer = await page.request.get(`${site.url}/announcements`);
  expect([answer.status(), await answer.text()]).toEqual([503, expect.stringContaining('href="tel:')]);
  site.setDatabase('up');
});

inBothWindows(() => {
  test('an owner closes the office: every page says so at once, moves nothing, and it can be put back', async ({
    page,
    context,
  }) => {
    await site.empty();
    const login = await site.addStaff(`owner-${crypto.randomUUID()}@samplewater-dental.example`);
    expect((await page.request.post(`${site.url}/api/admin/login`, { data: login })).status()).toBe(200);
    await page.goto(`${site.url}/admin/practice`);
    const save = page.getByRole('button', { name: 'Save and show' });
    await page.getByLabel('Notice', { exact: true }).fill('x'.repeat(161));
    await page.getByRole('button', { name: 'Add a closure' }).click();
    await save.click();
    await expect(page.getByText('Please use at most 160 characters.')).toBeVisible();
    await expect(page.getByText('Please say why')).toBeVisible();
    await expect(page.getByLabel('Notice', { exact: true })).toBeFocused();
    await expectAccessible(page, 'practice, something is wrong');

    await page.getByLabel('Notice', { exact: true }).fill(notice);
    await page.getByLabel('The same in Spanish').fill(noticeInSpanish);
    await page.getByLabel('First day').fill(tuesday);
    await page.getByLabel('Reason').fill('Storm');
    // What is half written stays past other places of the portal.
    await page.getByRole('tab', { name: 'Staff' }).click();
    await page.getByRole('tab', { name: 'Practice' }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText(notice);
    // Enter pressed twice: one version, and nobody is told of somebody else's.
    const saving = await holdBack(page, '**/api/admin/announcements', 'PUT');
    await page.getByLabel('Reason').evaluate((field: HTMLInputElement) => {
      field.form?.requestSubmit();
      field.form?.requestSubmit();
    });
    await saving.asked;
    await page.getByLabel('Reason').fill('Storm Elsa');
    saving.letGo();
    await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible();
    // What was typed meanwhile is yet to be saved, over the version that stands now.
    await expect(page.getByLabel('Reason')).toHaveValue('Storm Elsa');
    await save.click();
    await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem').first()).toContainText('Storm Elsa');
    await expect(page.getByText('Somebody has saved another version')).toBeHidden();
    await expect(history.getByText('This stands on every page.')).toHaveCount(1);
    await expect(history.getByRole('button', { name: /^Put this back/ })).toHaveCount(1);
    await expectAccessible(page, 'practice, announced');

    const patient = await context.newPage();
    await patient.clock.setFixedTime(tuesdayNoon);
    const answer = Promise.withResolvers<undefined>();
    await patient.route('**/api/announcements', async (route) => {
      await answer.promise;
      await route.continue();
    });
    const isToldWithoutAMove = async (path: string) => {
      const since = await painted(patient);
      answer.resolve(undefined);
      await expect(bar(patient)).toContainText(notice);
      await expect(officeLine(patient)).toHaveText('Closed now, opens tomorrow at 7:00 AM');
      const { total, moved } = await layoutShift(patient, since);
      expect(Number(total.toFixed(3)), `${path}: ${moved.join(' | ')}`).toBe(0);
      await expectAccessible(patient, `${path} with a notice`);
    };
    await patient.goto(`${site.url}/contact`);
    await expect(officeLine(patient)).toHaveText('Open now until 7:00 PM');
    await isToldWithoutAMove('/contact');
    await patient.goto(`${site.url}/es/contact`);
    const inSpanish = patient.getByRole('complementary', { name: 'Aviso' });
    await expect(inSpanish.getByText(noticeInSpanish)).toHaveAttribute('lang', 'es');
    await patient.goto(`${site.url}/`);
    await isToldWithoutAMove('/');
    await patient.setViewportSize({ width: 320, height: 640 });
    expect(await patient.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await bar(patient).getByRole('button', { name: 'Close the notice' }).click();
    await expect(bar(patient)).toBeHidden();

    // Taken away, while the patient's page stands open behind another one.
    await page.getByLabel('Notice', { exact: true }).fill('');
    await save.click();
    await expect(page.getByText('Please write the notice in English, too, or empty both.')).toBeVisible();
    await page.getByLabel('The same in Spanish').fill('');
    await page.getByRole('button', { name: 'Remove closure 1' }).click();
    await save.click();
    await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible();
    await expect(history.getByRole('listitem').first()).toContainText('Removed');
    await patient.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(officeLine(patient)).toHaveText('Open now until 7:00 PM');
    await page
      .getByRole('button', { name: /^Put this back/ })
      .first()
      .click();
    await expect(page.getByText('Put back. Every page shows it now.')).toBeVisible();
    await expect(page.getByLabel('Notice', { exact: true })).toHaveValue(notice);
    await patient.reload();
    await expect(bar(patient)).toContainText(notice);

    // Saved, but its answer comes when whoever saved it has gone: the next one finds what stands, and nothing half typed.
    const [stored, late] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    await page.route('**/api/admin/announcements', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      const response = await route.fetch();
      stored.resolve(undefined);
      await late.promise;
      await route.fulfill({ response });
    });
    await page.getByLabel('Reason').fill('Roof');
    await save.click();
    await stored.promise;
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
    late.resolve(undefined);
    await (await answered).finished();
    await page.getByLabel('Email').fill(login.email);
    await page.getByLabel('Password').fill(login.password);
    await page.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
    await page.getByRole('tab', { name: 'Practice' }).click();
    await expect(page.getByLabel('Reason')).toHaveValue('Roof');
    await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  });
});

test('what patients see of a notice is shown by the clock, however long its form stands open', async ({
  page,
}) => {
  const login = await site.addStaff(`owner-${crypto.randomUUID()}@samplewater-dental.example`);
  expect((await page.request.post(`${site.url}/api/admin/login`, { data: login })).status()).toBe(200);
  await page.clock.install({ time: tuesdayNoon });
  await page.goto(`${site.url}/admin/practice`);
  await page.getByLabel('Notice', { exact: true }).fill('The phone rings again from one.');
  await page.getByLabel('Show it until').fill(`${tuesday}T13:00`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('The phone rings again from one.');
  await page.clock.fastForward('01:01:00');
  await expect(preview).toContainText('The time of this notice is over: nobody sees it.');
  await expect(preview).not.toContainText('The phone rings');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a link beside the hours leads to what was announced, by whichever server', async ({ page }) => {
    await page.goto(`${site.url}/about`);
    const link = page.getByRole('link', { name: 'Open as usual?' }).first();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices and closures');
    const closed = { from: tuesday, to: tuesday, reason: 'Roof' };
    const value = JSON.stringify({ text: 'By another server.', from: null, until: null, closures: [closed] });
    await site.sql`insert into practice_versions (kind, number, value) values ('announcements', 99, ${value}::jsonb)`;
    await page.goto(`${site.url}/about`);
    await link.click();
    await expect(page.getByRole('main')).toContainText('By another server.');
    await expect(page.getByRole('main')).toContainText('Closed Tuesday, November 25: Roof');
  });
});
