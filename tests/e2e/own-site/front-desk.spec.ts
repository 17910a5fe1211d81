import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { test, type BreakableSite } from '../../support/breakable-site.ts';
import { logIn } from '../../support/desk.ts';
import { inBothWindows } from '../../support/phone.ts';
import { staffPassword } from '../../support/staff.ts';

let site: BreakableSite;
const annaMoss = { email: 'anna@samplewater-dental.example', password: staffPassword };
const benCole = { email: 'ben@samplewater-dental.example', password: staffPassword };

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site: own }) => {
  site = own;
  await site.empty();
  for (const { email } of [annaMoss, benCole]) await site.addStaff(email);
});

/** Sends the form as a patient does. @returns the reference the patient is told */
async function requestAppointment(browser: Browser, firstName: string, lastName: string): Promise<string> {
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/contact');
  const form = page.locator('form[action="/api/appointments"]');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready', '');
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(`${firstName.toLowerCase()}@mail.example`);
  await form.getByLabel('Phone').fill('+1 904 555 0100');
  await form.getByRole('button').click();
  const reference = page.getByText(/^[A-Z0-9-]{6,20}$/);
  await expect(reference).toBeVisible();
  const text = (await reference.textContent()) ?? '';
  await page.close();
  return text;
}

async function desk(browser: Browser, login: typeof benCole): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  await logIn(context.request, login);
  const page = await context.newPage();
  // What a desk does by the clock is brought about here and not waited for.
  await page.clock.install();
  await page.goto('/admin/inbox');
  await expect(inbox(page)).toHaveAttribute('data-ready', '');
  return page;
}

const inbox = (page: Page) => page.getByRole('region', { name: 'Inbox' });
const rows = (page: Page) => inbox(page).locator('ul').first().getByRole('listitem');
/** Another window covers this one, or no longer does. */
const cover = (page: Page, isCovered: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isCovered ? 'hidden' : 'visible',
  );
const halfAMinute = (page: Page) => page.clock.fastForward(30_000);

async function open(page: Page, name: string) {
  await rows(page).getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

const notes = (page: Page) => page.getByRole('region', { name: 'Internal notes' }).getByRole('listitem');

async function addNote(page: Page, text: string) {
  await page.getByLabel('Add a note').fill(text);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(notes(page).filter({ hasText: text })).toBeVisible();
}

/** A narrow window shows the list or one request, a wide one both. */
async function backToTheList(page: Page) {
  const back = page.getByRole('button', { name: 'Back to the list' });
  if (await back.isVisible()) await back.click();
}

test('a day at the front desk with two people at once', async ({ browser, request }) => {
  const reference = await requestAppointment(browser, 'Grace', 'Hopper');
  const anna = await desk(browser, annaMoss);
  const atBens = await desk(browser, benCole);

  // It arrives: new, in time and counted.
  await expect(rows(anna)).toHaveText([/Unread: Grace Hopper.*due in 23 h/]);
  await expect(anna).toHaveTitle(/^\(1\) Admin Portal/);
  await expect(anna.getByRole('tab', { name: /Inbox/ })).toHaveText(/1 new$/);

  // A day goes by without an answer while somebody else comes in: both desks are told within half a minute.
  await site.sql`update appointments set created_at = created_at - interval '25 hours', due_at = due_at - interval '25 hours'`;
  const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@mail.example', phone: '+1 904 555 0100' };
  expect((await request.post(`${site.url}/api/appointments`, { data: ada })).status()).toBe(201);
  await cover(anna, true);
  await halfAMinute(anna);
  await expect(anna).toHaveTitle(/^\(2\) Admin Portal/);
  await cover(anna, false);
  for (const page of [anna, atBens]) {
    await halfAMinute(page);
    await expect(rows(page)).toHaveText([/Grace Hopper.*late by 1 h/, /Ada Lovelace.*due in 23 h/]);
    await expect(page.getByRole('tab', { name: /Inbox/ })).toHaveText(/2 new, 1 late$/);
    await expect(page).toHaveTitle(/^\(2\) Admin Portal/);
  }

  // Having read it is no answer: it stays on top, marked and counted.
  await open(anna, 'Grace Hopper');
  await expect(anna.getByRole('article').getByText('late by 1 h')).toBeVisible();
  await open(atBens, 'Grace Hopper');
  await expect(anna.getByRole('tab', { name: /Inbox/ })).toHaveText(/2 new, 1 late$/);
  await expect(anna).toHaveTitle(/^\(2\) Admin Portal/);

  await expect(anna.getByRole('link', { name: '+1 904 555 0100' })).toHaveAttribute(
    'href',
    'tel:+19045550100',
  );
  await expect(anna.getByRole('link', { name: 'grace@mail.example' })).toHaveAttribute(
    'href',
    'mailto:grace@mail.example',
  );
  // Notes only add up: neither her own nor one she has not seen yet keeps Anna from going on.
  await addNote(atBens, 'Left a message on Friday');
  await addNote(anna, 'Called, will come at nine');
  await addNote(atBens, 'Prefers the afternoon');
  await anna.getByRole('button', { name: 'Mark contacted' }).click();
  await expect(anna.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await expect(notes(anna)).toHaveText([/Left a message/, /Called, will come/, /Prefers the afternoon/]);
  await expect(anna).toHaveTitle(/^\(1\) Admin Portal/);

  // Ben still sees the old state and is told before anything happens.
  await atBens.getByRole('article').getByRole('button', { name: 'Spam' }).click();
  await expect(atBens.getByText('Somebody else changed this')).toBeVisible();
  await expect(atBens.getByText('It is now Contacted. You wanted Spam.')).toBeVisible();
  await expectAccessible(atBens, 'a conflict');
  await atBens.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(notes(atBens)).toHaveCount(3);
  await atBens.getByRole('button', { name: 'Confirm', exact: true }).click();
  await atBens.getByRole('button', { name: 'Confirm without a date' }).click();
  await expect(atBens.getByRole('button', { name: 'Undo: back to Contacted' })).toBeVisible();

  // Anna sees it without doing anything, and takes it back; Ben sees that.
  await halfAMinute(anna);
  await anna.getByRole('button', { name: 'Undo: back to Contacted' }).click();
  await expect(anna.getByRole('button', { name: 'Decline' })).toBeVisible();
  await halfAMinute(atBens);
  await expect(atBens.getByRole('button', { name: 'Decline' })).toBeVisible();
  await anna.getByText(/^History/).click();
  await expect(anna.locator('details ol').getByRole('listitem')).toHaveText([
    /Received/,
    /OpenedAnna/,
    /OpenedBen/,
    /Note addedBen/,
    /Note addedAnna/,
    /Note addedBen/,
    /New → ContactedAnna/,
    /Contacted → ConfirmedBen/,
    /Confirmed → ContactedAnna/,
  ]);

  // Nobody is late any more; what is answered gives way to what is not, once nothing is open.
  await anna.keyboard.press('Escape');
  await expect(rows(anna)).toHaveText([/Ada Lovelace.*due in 23 h/, /Grace Hopper.*Contacted/]);

  const download = anna.waitForEvent('download');
  await anna.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`"${reference}"`);
  expect(lines[2]).toContain(`"contacted","Grace","Hopper","grace@mail.example","'+1 904 555 0100"`);

  await anna.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector('.print-sheet')?.textContent ?? '';
    };
  });
  await anna.getByRole('button', { name: 'Print today' }).click();
  await expect(anna.locator('html')).toHaveAttribute(
    'data-printed',
    new RegExp(`Ada Lovelace.*due in 23 h.*Grace Hopper${reference}.*Contacted`),
  );
});

test('the sheet for the morning holds every open request and message, however many', async ({ browser }) => {
  await site.sql`insert into appointments (reference, first_name, last_name, email, phone, due_at)
    select 'BULK-' || n, 'Bulk', 'Row ' || n, 'bulk@mail.example', '9045550100', now() + interval '1 day'
    from generate_series(1001, 1060) n`;
  await site.sql`insert into request_notes (request_id, text)
    select id, 'Rang twice.' from appointments where reference = 'BULK-1001'`;
  await site.sql`insert into contacts (reference, name, email, message, due_at)
    values ('BULK-MESSAGE', 'Mary Seacole', 'mary@mail.example', 'Is there parking?', now() + interval '1 day')`;
  const page = await desk(browser, annaMoss);
  await page.evaluate(() => {
    window.print = () => {
      const sheet = document.querySelectorAll('.print-sheet tbody tr');
      document.documentElement.dataset['printed'] = [...sheet].map((row) => row.textContent).join('\n');
    };
  });
  await page.getByRole('button', { name: 'Print today' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-printed',
    /mary@mail\.example.*Is there parking\?/,
  );
  const printed = (await page.locator('html').getAttribute('data-printed')) ?? '';
  expect(new Set(printed.match(/BULK-\d{4}/g)).size).toBe(60);
  expect(printed).toMatch(/BULK-1001.*a former account, .*: Rang twice\./);

  // Narrowed down, it is what the screen shows.
  await page.getByRole('button', { name: 'Messages' }).click();
  await page.getByRole('group', { name: 'Show', exact: true }).getByRole('button', { name: 'New' }).click();
  await page.getByRole('button', { name: 'Print list' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^☐Mary Seacole[^\n]*$/);
});

inBothWindows(() => {
  test('what is taken down at the desk is checked like any other and opens at once', async ({ browser }) => {
    await site.sql`delete from appointments where last_name = 'Franklin'`;
    const page = await desk(browser, annaMoss);
    await page.getByRole('button', { name: 'New entry' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter your first name.')).toBeVisible();
    await dialog.getByLabel('First name').fill('Rosalind');
    await dialog.getByLabel('Last name').fill('Franklin');
    await dialog.getByLabel('Phone').fill('+1 904 555 0101');
    await dialog.getByLabel('Email').fill('rosalind@mail.example');
    await dialog.getByLabel('Language').selectOption({ label: 'Spanish' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Rosalind Franklin' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('at the desk');
    await expect(page.getByRole('article')).toContainText('Spanish');
    await page.getByRole('button', { name: 'Answer by email' }).click();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/^Hola, Rosalind:/);
    await page.getByRole('button', { name: 'Discard' }).click();
    await backToTheList(page);
    await inbox(page).getByLabel('Search').fill('franklin 0101');
    await page.clock.runFor(500);
    await expect(rows(page)).toHaveText([/Rosalind Franklin/]);
  });
});
