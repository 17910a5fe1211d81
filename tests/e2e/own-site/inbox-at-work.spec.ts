import { expect } from 'playwright/test';
import { test, type BreakableSite } from '../../support/breakable-site.ts';
import { ben, chip, inbox, InboxDesk, jo, opened, pulse, rows } from '../../support/inbox-desk.ts';

let site: BreakableSite;
let desk: InboxDesk;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site: own }) => {
  site = own;
  desk = new InboxDesk(site);
  await desk.hire();
});
test.beforeEach(() => desk.clear());

test('nothing half written is lost, and a filter stays with its list', async ({ browser }) => {
  await desk.store({ name: 'First Sample', dueInHours: 1 });
  await desk.store({ name: 'Second Sample' });
  await site.sql`insert into contacts (reference, name, email, message, due_at)
    values ('SD-MESSAGE1', 'Mary Seacole', 'mary@mail.example', 'Is there parking?', now() + interval '1 day')`;
  const page = await desk.open(browser);
  await rows(page).nth(0).getByRole('button').click();
  await page.getByLabel('Add a note').fill('She said that');
  await rows(page).nth(1).getByRole('button').click();
  await expect(opened(page).getByRole('heading', { name: 'Second Sample' })).toBeVisible();
  await expect(page.getByLabel('Add a note')).toHaveValue('');
  await rows(page).nth(0).getByRole('button').click();
  await expect(page.getByLabel('Add a note')).toHaveValue('She said that');
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByRole('tab', { name: /Inbox/ }).click();
  await rows(page).filter({ hasText: 'First Sample' }).getByRole('button').click();
  await expect(page.getByLabel('Add a note')).toHaveValue('She said that');
  await page.reload();
  await expect(page.getByLabel('Add a note')).toHaveValue('She said that');
  const isAdded = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  // Keys that are held send it a second time before the first is through.
  let isHeld = true;
  await page.route('**/api/admin/appointments/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const again = isHeld;
    isHeld = false;
    if (again) {
      await page.getByLabel('Add a note').press('Control+Enter');
      await expect(page.getByLabel('Add a note')).not.toBeEditable();
    }
    return route.continue();
  });
  await page.getByLabel('Add a note').press('Control+Enter');
  await isAdded;
  const notes = page.getByRole('region', { name: 'Internal notes' });
  await expect(notes.getByRole('listitem')).toHaveText([/She said that/]);
  await expect(page.getByLabel('Add a note')).toHaveValue('');
  expect(await site.sql`select 1 from request_drafts`).toEqual([]);

  // An answer comes back as well, word for word, and takes the focus from nobody.
  await page.getByRole('button', { name: 'Answer by email' }).click();
  await page.getByLabel('Begin with').selectOption({ label: 'Which day suits you' });
  await page.getByLabel('Text').fill('Monday or');
  await page.reload();
  await expect(page.getByLabel('Text')).toHaveValue('Monday or');
  await expect(opened(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.clock.runFor(5_000);
  await expect.poll(() => site.sql`select 1 from request_drafts`).toEqual([]);

  await page.getByRole('button', { name: 'New entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take down a request' });
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Rosalind');
  // What the server knows nothing of is left only by somebody who means it.
  let asked = '';
  page.once('dialog', (leaving) => {
    asked = leaving.type();
    void leaving.dismiss();
  });
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await expect.poll(() => asked).toBe('beforeunload');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'New entry' }).click();
  await expect(dialog.getByLabel('First name')).toHaveValue('Rosalind');
  await dialog.getByRole('button', { name: 'Discard' }).click();

  await chip(page, 'Confirmed').click();
  await expect(inbox(page).getByText('Nothing here. Enjoy the quiet.')).toBeVisible();
  await page.getByRole('button', { name: /^Messages/ }).click();
  await expect(rows(page)).toHaveText([/Mary Seacole/]);
});

test('requests are worked off by keyboard alone, one key from one to the next', async ({ browser }) => {
  for (const [place, name] of ['One', 'Two', 'Three'].entries())
    await desk.store({ name: `${name} Sample`, dueInHours: place + 1 });
  const page = await desk.open(browser);
  await expect(rows(page)).toHaveCount(3);
  for (const name of ['One', 'Two', 'Three']) {
    await page.keyboard.press('j');
    await expect(opened(page).getByRole('heading', { name: `${name} Sample` })).toBeFocused();
    await page.keyboard.press('c');
    await expect(opened(page).getByRole('button', { name: 'Confirm' })).toBeVisible();
  }
  await expect(opened(page).getByText('Nobody else is waiting here.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(opened(page).getByRole('button', { name: 'Mark contacted' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(opened(page).getByText(/Contacted, again in/)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('jc');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('jc');
  await page.getByRole('searchbox', { name: 'Search' }).blur();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(opened(page).getByRole('heading', { name: 'Three Sample' })).toBeVisible();
});

test('every place has an address that survives a reload, the way back and a sign-in', async ({ browser }) => {
  const reference = await desk.store({ name: 'Linked Sample' });
  const page = await desk.open(browser, jo, `/admin/inbox/${reference.toLowerCase()}`);
  await expect(opened(page).getByRole('heading', { name: 'Linked Sample' })).toBeVisible();
  await page.getByRole('tab', { name: 'Images' }).click();
  await expect(page).toHaveURL(/\/admin\/images$/);
  await page.goBack();
  await expect(opened(page).getByRole('heading', { name: 'Linked Sample' })).toBeVisible();
  await page.reload();
  await expect(opened(page).getByRole('heading', { name: 'Linked Sample' })).toBeVisible();
  const answer = await page.request.get(`/admin/inbox/${reference}`);
  expect([answer.status(), answer.headers()['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");

  const stranger = await (await browser.newContext({ baseURL: site.url })).newPage();
  await stranger.goto(`/admin/inbox/${reference}`);
  await expect(stranger.getByText('Samplewater', { exact: false }).first()).toBeVisible();
  await expect(stranger.getByLabel('Email')).toBeFocused();
  await stranger.getByLabel('Email').fill(jo.email);
  await stranger.getByLabel('Password').fill(jo.password);
  await stranger.getByLabel('Show characters').check();
  await expect(stranger.getByLabel('Password')).toHaveAttribute('type', 'text');
  await stranger.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(opened(stranger).getByRole('heading', { name: 'Linked Sample' })).toBeVisible();
});

test('two desks see who is at it, who called in vain and whose it is', async ({ browser }) => {
  await desk.store({ name: 'Shared Sample' });
  const [atJos, atBens] = [await desk.open(browser, jo), await desk.open(browser, ben)];
  await rows(atJos).first().getByRole('button').click();
  await expect(opened(atJos)).toBeVisible();
  await pulse(atBens);
  await expect(rows(atBens).first()).toContainText('Jo Miller has this open');
  await rows(atBens).first().getByRole('button').click();
  await expect(opened(atBens).getByText('Jo Miller has this open')).toBeVisible();
  await opened(atJos)
    .getByRole('group', { name: 'No answer, try again' })
    .getByRole('button')
    .first()
    .click();
  await opened(atJos).getByLabel('Looked after by').selectOption({ label: 'Ben' });
  await pulse(atBens);
  await expect(opened(atBens).getByLabel('Looked after by')).toHaveValue(/.+/);
  await expect(opened(atBens).getByText(/Contacted, again in/)).toBeVisible();
  await opened(atBens)
    .getByText(/^History/)
    .click();
  await expect(opened(atBens).getByText('Called, no answer')).toBeVisible();

  await site.sql`update appointments set retry_at = now() - interval '1 minute'`;
  await pulse(atBens);
  await expect(opened(atBens).getByText('Contacted, call again')).toBeVisible();
  await atBens.getByRole('tab', { name: 'Posts' }).click();
  await expect(atBens.getByRole('region', { name: 'Today' })).toContainText('1 patient to call again');

  // Both want the same, and Jo has not heard of it yet: nobody is told otherwise.
  await atJos.route('**/api/admin/inbox*', (route) => route.abort());
  const [{ id } = {}] =
    await site.sql`update appointments set status = 'confirmed', status_before = 'contacted',
    updated_at = updated_at + interval '1 second' returning id`;
  expect(id).toBeTruthy();
  await opened(atJos).getByRole('button', { name: 'Confirm' }).click();
  await opened(atJos).getByRole('button', { name: 'Confirm without a date' }).click();
  await expect(opened(atJos).getByText('It is Confirmed already, as you wanted.')).toBeVisible();
});
