import { expect, type Browser, type Page } from 'playwright/test';
import { test, type BreakableSite } from '../support/breakable-site.ts';
import { logIn } from '../support/desk.ts';
import { staffPassword } from '../support/staff.ts';

let site: BreakableSite;
const jo = { email: 'jo.miller@samplewater-dental.example', password: staffPassword };
const ben = { email: 'ben@samplewater-dental.example', password: staffPassword };

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site: own }) => {
  site = own;
  await site.empty();
  for (const { email } of [jo, ben]) await site.addStaff(email);
});
test.beforeEach(async () => {
  await site.sql`delete from appointments`;
  await site.sql`delete from contacts`;
});

interface Given {
  name: string;
  /** From now; the promise was given a day before. */
  dueInHours?: number;
  status?: string;
  seen?: boolean;
}

async function store({ name, dueInHours = 20, status = 'pending', seen = false }: Given): Promise<string> {
  const [firstName, ...rest] = name.split(' ');
  const reference = `SD-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const seenAt = seen ? new Date().toISOString() : null;
  await site.sql`insert into appointments
    (reference, first_name, last_name, email, phone, notes, status, first_seen_at, due_at, created_at)
    values (${reference}, ${firstName}, ${rest.join(' ')}, 'patient@mail.example', '(904) 555-0100', 'Sample', ${status},
      ${seenAt}::timestamptz, now() + ${dueInHours}::int * interval '1 hour',
      now() + (${dueInHours}::int - 24) * interval '1 hour')`;
  return reference;
}

async function desk(browser: Browser, login = jo, place = '/admin/inbox'): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.address });
  await logIn(context.request, login);
  const page = await context.newPage();
  // What a desk does by the clock is brought about here and not waited for.
  await page.clock.install();
  await page.goto(place);
  return page;
}

const inbox = (page: Page) => page.getByRole('region', { name: 'Inbox' });
const rows = (page: Page) => inbox(page).getByRole('list').first().getByRole('listitem');
const opened = (page: Page) => page.getByRole('article');
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show', exact: true }).getByRole('button', { name });
const pulse = (page: Page) => page.clock.fastForward(5_000);

test('the list stands still while one is open, and in the order of due time alone', async ({ browser }) => {
  await store({ name: 'Twelve Late', dueInHours: -12 });
  await store({ name: 'Seventy Late', dueInHours: -70, seen: true });
  await store({ name: 'Fresh Sample', dueInHours: 20 });
  const page = await desk(browser);
  const order = [/Seventy Late/, /Twelve Late/, /Fresh Sample/];
  await expect(rows(page)).toHaveText(order);

  await rows(page).nth(1).getByRole('button').click();
  await expect(opened(page).getByRole('heading', { name: 'Twelve Late' })).toBeFocused();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await store({ name: 'Another Newcomer', dueInHours: 22 });
  await store({ name: 'Newcomer Sample', dueInHours: 24 });
  await pulse(page);
  await expect(page.getByRole('button', { name: '2 new – show' })).toBeVisible();
  await expect(rows(page)).toHaveText(order);

  await page.getByRole('button', { name: 'Mark contacted' }).click();
  await expect(rows(page).nth(1)).toContainText('Contacted');
  await expect(rows(page)).toHaveText(order);
  await expect(opened(page).getByRole('button', { name: 'Next: Fresh Sample' })).toBeFocused();

  await page.getByRole('button', { name: '2 new – show' }).click();
  await expect(rows(page)).toHaveText([/Seventy/, /Fresh/, /Another/, /Newcomer/, /Twelve Late.*Contacted/]);
  await rows(page).nth(0).getByRole('button').hover();
  const ground = (index: number) =>
    rows(page)
      .nth(index)
      .getByRole('button')
      .evaluate((row) => getComputedStyle(row).backgroundColor);
  expect(await ground(0)).not.toBe(await ground(4));
});

test('a forgotten window lets the database sleep, and asks at once when somebody is back', async ({
  browser,
}) => {
  const page = await desk(browser);
  await expect(inbox(page)).toHaveAttribute('data-ready', '');
  await page.clock.fastForward(11 * 60_000);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(9 * 60_000);
  expect(asked).toEqual([]);

  await store({ name: 'Meanwhile Sample', dueInHours: 20 });
  await page.mouse.move(200, 200);
  await expect(rows(page).filter({ hasText: 'Meanwhile Sample' })).toBeVisible();
});

test('a row far down opens beside the list, on the screen', async ({ browser }) => {
  await site.sql`insert into appointments (reference, first_name, last_name, email, phone, due_at)
    select 'BULK-' || n, 'Bulk', 'Row ' || n, 'bulk@mail.example', '9045550100', now() + n * interval '1 minute'
    from generate_series(1001, 1050) n`;
  const page = await desk(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rows(page)).toHaveCount(50);
  const [first, last] = await Promise.all([
    rows(page).nth(0).boundingBox(),
    rows(page).nth(13).boundingBox(),
  ]);
  expect(first?.height).toBeLessThanOrEqual(56);
  expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThanOrEqual(900);
  await rows(page).nth(40).getByRole('button').click();
  await expect(opened(page).getByRole('heading', { name: 'Bulk Row 1041' })).toBeInViewport();
  await expect(opened(page).getByRole('button', { name: 'Mark contacted' })).toBeInViewport();
  await expect(rows(page).nth(40)).toBeInViewport();
});

test('the search finds every spelling as one types, and says what it did not find', async ({ browser }) => {
  for (const name of ['Mary O’Brien', 'Ana González', 'Linh Nguyễn']) await store({ name });
  const reference = await store({ name: 'Rosa Quoted' });
  const page = await desk(browser);
  const box = page.getByRole('searchbox', { name: 'Search' });
  for (const [typed, found] of [
    ...[["o'brien", /O’Brien/] as const, ['GONZALEZ', /González/] as const, ['nguyen', /Nguyễn/] as const],
    ...[[reference.replaceAll('-', '').toLowerCase(), /Quoted/] as const],
  ]) {
    await box.fill(typed);
    await page.clock.runFor(500);
    await expect(rows(page)).toHaveText([found]);
  }
  await box.fill('nobody');
  await page.clock.runFor(500);
  await expect(inbox(page).getByText('Nothing matches “nobody” here.')).toBeVisible();
  expect(page.url()).not.toContain('nobody');
  await box.fill('');
  await page.clock.runFor(50);
  await expect(rows(page)).toHaveCount(4);
});

test('nothing half written is lost, and a filter stays with its list', async ({ browser }) => {
  await store({ name: 'First Sample', dueInHours: 1 });
  await store({ name: 'Second Sample' });
  await site.sql`insert into contacts (reference, name, email, message, due_at)
    values ('SD-MESSAGE1', 'Mary Seacole', 'mary@mail.example', 'Is there parking?', now() + interval '1 day')`;
  const page = await desk(browser);
  await rows(page).nth(0).getByRole('button').click();
  await page.getByLabel('Add a note').fill('She said that');
  await rows(page).nth(1).getByRole('button').click();
  await expect(opened(page).getByRole('heading', { name: 'Second Sample' })).toBeVisible();
  await expect(page.getByLabel('Add a note')).toHaveValue('');
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByRole('tab', { name: /Inbox/ }).click();
  await rows(page).filter({ hasText: 'First Sample' }).getByRole('button').click();
  await expect(page.getByLabel('Add a note')).toHaveValue('She said that');
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await expect(page.getByLabel('Add a note')).toHaveValue('She said that');
  expect(asked).toBe('beforeunload');
  const isAdded = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  // Keys that are held send it a second time before the first is through.
  let isHeld = true;
  await page.route('**/api/admin/appointments/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const again = isHeld;
    isHeld = false;
    if (again) await page.getByLabel('Add a note').press('Control+Enter');
    return route.continue();
  });
  await page.getByLabel('Add a note').press('Control+Enter');
  await isAdded;
  const notes = page.getByRole('region', { name: 'Internal notes' });
  await expect(notes.getByRole('listitem')).toHaveText([/She said that/]);
  await expect(page.getByLabel('Add a note')).toHaveValue('');

  await page.getByRole('button', { name: 'New entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take down a request' });
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Rosalind');
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

test('what a machine has set aside is counted, and one tap makes it a request', async ({ browser }) => {
  await store({ name: 'Filled In', status: 'spam', dueInHours: 3 });
  const page = await desk(browser, jo, '/admin');
  await page
    .getByRole('region', { name: 'Today' })
    .getByRole('link', { name: '1 request in quarantine' })
    .click();
  await expect(chip(page, 'Quarantine')).toHaveText(/Quarantine 1/);
  await expect(chip(page, 'Quarantine')).toHaveAttribute('aria-pressed', 'true');
  await rows(page).first().getByRole('button').click();
  await page.getByRole('button', { name: 'This is a request' }).click();
  await expect(chip(page, 'Open')).toHaveText(/Open 1/);
  await expect(chip(page, 'Quarantine')).toHaveText(/Quarantine 0/);
  await expect(opened(page).getByRole('button', { name: 'Mark contacted' })).toBeVisible();
});

test('requests are worked off by keyboard alone, one key from one to the next', async ({ browser }) => {
  for (const [place, name] of ['One', 'Two', 'Three'].entries())
    await store({ name: `${name} Sample`, dueInHours: place + 1 });
  const page = await desk(browser);
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
  const reference = await store({ name: 'Linked Sample' });
  const page = await desk(browser, jo, `/admin/inbox/${reference.toLowerCase()}`);
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

  const stranger = await (await browser.newContext({ baseURL: site.address })).newPage();
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
  await store({ name: 'Shared Sample' });
  const [atJos, atBens] = [await desk(browser, jo), await desk(browser, ben)];
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

test('on a phone the first request and the next step are above the fold @phone', async ({ browser }) => {
  await store({ name: 'Late Sample', dueInHours: -30 });
  await store({ name: 'Fresh Sample' });
  const page = await desk(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('tab', { name: /Inbox/ })).toContainText('2 new, 1 late');
  const tabs = await page
    .getByRole('tab')
    .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tabs).size).toBe(1);
  const first = await rows(page).first().boundingBox();
  expect(first?.y).toBeLessThan(400);
  await rows(page).first().getByRole('button').click();
  const step = await opened(page).getByRole('button', { name: 'Mark contacted' }).boundingBox();
  expect((step?.y ?? 844) + (step?.height ?? 0)).toBeLessThan(844);
  await expect(opened(page).getByRole('link', { name: '(904) 555-0100' })).toBeInViewport();
});
