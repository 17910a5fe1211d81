import { expect, type Request } from 'playwright/test';
import { test, type BreakableSite } from '../../support/breakable-site.ts';
import { chip, inbox, InboxDesk, jo, opened, pulse, rows } from '../../support/inbox-desk.ts';
import { phone } from '../../support/phone.ts';

let site: BreakableSite;
let desk: InboxDesk;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site: own }) => {
  site = own;
  desk = new InboxDesk(site);
  await desk.hire();
});
test.beforeEach(() => desk.clear());

test('the list stands still while one is open, and in the order of due time alone', async ({ browser }) => {
  await desk.store({ name: 'Twelve Late', dueInHours: -12 });
  await desk.store({ name: 'Seventy Late', dueInHours: -70, seen: true });
  await desk.store({ name: 'Fresh Sample', dueInHours: 20 });
  const page = await desk.open(browser);
  const order = [/Seventy Late/, /Twelve Late/, /Fresh Sample/];
  await expect(rows(page)).toHaveText(order);

  await rows(page).nth(1).getByRole('button').click();
  await expect(opened(page).getByRole('heading', { name: 'Twelve Late' })).toBeFocused();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await desk.store({ name: 'Another Newcomer', dueInHours: 22 });
  await desk.store({ name: 'Newcomer Sample', dueInHours: 24 });
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
  // Under the pointer, open, and neither.
  expect(new Set([await ground(0), await ground(4), await ground(1)]).size).toBe(3);
});

test('a forgotten window lets the database sleep, and asks at once when somebody is back', async ({
  browser,
}) => {
  const page = await desk.open(browser);
  await expect(inbox(page)).toHaveAttribute('data-ready', '');
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.clock.fastForward(11 * 60_000);
  await page.clock.runFor(10_000);
  await expect.poll(() => underWay.size).toBe(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(9 * 60_000);
  expect(asked).toEqual([]);

  await desk.store({ name: 'Meanwhile Sample', dueInHours: 20 });
  await page.mouse.move(200, 200);
  await expect(rows(page).filter({ hasText: 'Meanwhile Sample' })).toBeVisible();
});

test('a row far down opens beside the list, on the screen', async ({ browser }) => {
  await site.sql`insert into appointments (reference, first_name, last_name, email, phone, due_at, created_at)
    select 'BULK-' || n, 'Bulk', 'Row ' || n, 'bulk@mail.example', '9045550100', now() + n * interval '1 minute',
      now() + n * interval '1 minute' - interval '1 day'
    from generate_series(1001, 1060) n`;
  const page = await desk.open(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rows(page)).toHaveCount(50);
  const [first, last] = await Promise.all([
    rows(page).nth(0).boundingBox(),
    rows(page).nth(13).boundingBox(),
  ]);
  expect(first?.height).toBeLessThanOrEqual(56);
  expect((last?.y ?? Infinity) + (last?.height ?? Infinity)).toBeLessThanOrEqual(900);
  await rows(page).nth(40).getByRole('button').click();
  await expect(opened(page).getByRole('heading', { name: 'Bulk Row 1041' })).toBeInViewport();
  await expect(opened(page).getByRole('button', { name: 'Mark contacted' })).toBeInViewport();
  await expect(rows(page).nth(40)).toBeInViewport();
  // Whoever moves up from the next page has not just come.
  await opened(page).getByRole('button', { name: 'Mark contacted' }).click();
  await expect(rows(page).nth(40)).toContainText('Contacted');
  await expect(inbox(page).getByRole('button', { name: /new – show/ })).toHaveCount(0);
});

test('the search finds every spelling as one types, and says what it did not find', async ({ browser }) => {
  for (const name of ['Mary O’Brien', 'Ana González', 'Linh Nguyễn']) await desk.store({ name });
  const reference = await desk.store({ name: 'Rosa Quoted' });
  const page = await desk.open(browser);
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

test('what a machine has set aside is counted, and one tap makes it a request', async ({
  browser,
  request,
}) => {
  // A browser that fills in every field it finds, the hidden one as well.
  const sent = await request.post(`${site.url}/api/appointments`, {
    data: {
      ...{ firstName: 'Filled', lastName: 'In', email: 'filled@mail.example', phone: '(904) 555-0100' },
      website: 'https://patient.example',
    },
  });
  expect(sent.status()).toBe(201);
  const page = await desk.open(browser, jo, '/admin');
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

test('done is no alarm, and what is settled is not taken for spam', async ({ browser }) => {
  await desk.store({ name: 'Settled Sample', status: 'confirmed' });
  const page = await desk.open(browser);
  await rows(page).first().getByRole('button').click();
  const ground = (name: string) =>
    opened(page)
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Mark done')).toBe(await ground('Answer by email'));
  await expect(opened(page).getByRole('button', { name: 'Spam' })).toBeVisible();
  await opened(page).getByRole('button', { name: 'Mark done' }).click();
  await expect(opened(page).getByRole('button', { name: 'Undo: back to Confirmed' })).toBeVisible();
  await expect(opened(page).getByRole('button', { name: 'Spam' })).toHaveCount(0);
});

test.describe(() => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('on a phone the first request and the next step are above the fold', async ({ browser }) => {
    await desk.store({ name: 'Late Sample', dueInHours: -30 });
    await desk.store({ name: 'Fresh Sample' });
    const page = await desk.open(browser);
    await expect(page.getByRole('tab', { name: /Inbox/ })).toContainText('2 new, 1 late');
    const tabs = await page
      .getByRole('tab')
      .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tabs).size).toBe(1);
    const first = await rows(page).first().boundingBox();
    expect(first?.y).toBeLessThan(400);
    const heights = await inbox(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height).filter(Boolean));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await rows(page).first().getByRole('button').click();
    const step = await opened(page).getByRole('button', { name: 'Mark contacted' }).boundingBox();
    expect((step?.y ?? 844) + (step?.height ?? 0)).toBeLessThan(844);
    await expect(opened(page).getByRole('link', { name: '(904) 555-0100' })).toBeInViewport();
  });
});
