import { expect, type Page } from 'playwright/test';
import { test, type BreakableSite } from '../../support/breakable-site.ts';
import {
  fillAppointment,
  fillMessage,
  formOn,
  newMailbox,
  openForm,
  sendButton,
  toastSaying,
} from '../../support/patient-form.ts';

let site: BreakableSite;
const phone = '(904) 555-0142';

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site: own }) => {
  site = own;
  await site.empty();
});
test.beforeEach(async () => {
  site.setDatabase('up');
  // All of these come from one address, which may send five at once.
  await site.sql`delete from throttle_counters`;
});

const rowsOf = (email: string) => site.sql`select reference from appointments where email = ${email}`;
const reference = (page: Page) => page.getByText(/^SD-[A-Z0-9]{4}-[A-Z0-9]{4}$/);

async function expectStoredOnce(page: Page, email: string) {
  await expect(reference(page)).toBeVisible();
  expect(await rowsOf(email)).toEqual([{ reference: await reference(page).textContent() }]);
}

test('while the database is down the form says what goes on and then sends by itself', async ({ page }) => {
  const form = await openForm(page, '/api/appointments', site.url);
  const email = await fillAppointment(form);
  site.setDatabase('down');
  await sendButton(page).click();
  await expect(form.getByRole('status')).toHaveText(
    `This is taking longer than usual. We are trying again. You can also call us at ${phone}.`,
  );
  await expect(sendButton(page)).toHaveText('Submitting...');
  await expect(sendButton(page)).toBeDisabled();
  site.setDatabase('up');
  await expectStoredOnce(page, email);
});

test('a database that stays down ends in a toast, with every word kept for another try', async ({ page }) => {
  const form = await openForm(page, '/api/appointments', site.url);
  const email = await fillAppointment(form);
  site.setDatabase('down');
  await sendButton(page).click();
  const sentence = `We cannot save this right now. Please try again in a moment, or call us at ${phone}.`;
  await expect(toastSaying(page, 'Error')).toContainText(sentence);
  await expect(form.getByRole('alert')).toContainText(sentence);
  await expect(form.getByLabel('Notes')).toHaveValue('Please call after three.');
  await expect(sendButton(page)).toHaveText('Request Appointment');
  site.setDatabase('up');
  await sendButton(page).click();
  await expectStoredOnce(page, email);
});

test('an answer that gets lost on its way leaves one request and the right reference', async ({ page }) => {
  const form = await openForm(page, '/api/appointments', site.url);
  const email = await fillAppointment(form);
  let lost = 0;
  await page.route('**/api/appointments', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    expect((await route.fetch()).status()).toBe(201);
    await route.abort('connectionreset');
  });
  await sendButton(page).click();
  await expectStoredOnce(page, email);
  expect(lost).toBe(1);
});

test('who has sent a lot is told when to come back and whom to call, and loses no word', async ({ page }) => {
  const form = await openForm(page, '/api/appointments', site.url);
  // From the page itself: another client of this machine may come by its other address.
  const statuses = await page.evaluate(
    async (mailboxes) => {
      const send = (email: string) =>
        fetch('/api/appointments', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace', email, phone: '904 555 0100' }),
        });
      return Promise.all(mailboxes.map(async (email) => (await send(email)).status));
    },
    Array.from({ length: 5 }, newMailbox),
  );
  expect(statuses).toEqual([201, 201, 201, 201, 201]);
  const email = await fillAppointment(form);
  await sendButton(page).click();
  const sentence = `We have had several requests from you. Please try again in 10 minutes, or call us at ${phone}.`;
  await expect(toastSaying(page, 'Error')).toContainText(sentence);
  await expect(form.getByRole('alert').getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:/);
  await expect(form.getByLabel('Email')).toHaveValue(email);
  expect(await rowsOf(email)).toHaveLength(0);
});

test('a message is sent, answered with a toast and stays on the screen with its reference', async ({
  page,
}) => {
  const form = await openForm(page, '/api/contacts', site.url);
  const email = await fillMessage(form);
  await sendButton(page, '/api/contacts').dblclick();
  await expect(toastSaying(page, 'Message Sent')).toContainText("We'll answer you within 24 hours.");
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeFocused();
  const rows = await site.sql`select reference, message from contacts where email = ${email}`;
  expect(rows).toEqual([{ reference: await reference(page).textContent(), message: 'Is there parking?' }]);
  await page.getByRole('button', { name: 'Send another one' }).click();
  await expect(formOn(page, '/api/contacts').getByLabel('Your name')).toBeFocused();
  await expect(formOn(page, '/api/contacts').getByLabel('Message')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a database that is down gives a page with every word and the phone, ready for another try', async ({
    page,
  }) => {
    await page.goto(`${site.url}/contact`);
    const email = await fillAppointment(formOn(page));
    site.setDatabase('down');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await sendButton(page).click();
    expect((await answer).status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText('We cannot save this right now.');
    await expect(page.getByRole('alert').getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:/);
    for (const [label, text] of [
      ['First name', 'Ada'],
      ['Email', email],
      ['Notes', 'Please call after three.'],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(text);
    site.setDatabase('up');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL(/\/contact\/thank-you\?ref=/);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  test('a double click, and going back to send once more, is one request', async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    const email = await fillAppointment(formOn(page));
    await sendButton(page).dblclick();
    await expect(page).toHaveURL(/\/contact\/thank-you\?ref=/);
    const first = page.url();
    await page.goBack();
    await expect(formOn(page).getByLabel('Email')).toHaveValue(email);
    await sendButton(page).click();
    await expect(page).toHaveURL(first);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  test('a message finds its way, with its own mistakes named first', async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    const email = await fillMessage(formOn(page, '/api/contacts'));
    await formOn(page, '/api/contacts').getByLabel('Message').fill('');
    await sendButton(page, '/api/contacts').click();
    await expect(page.getByRole('alert')).toContainText('One thing needs another look.');
    await expect(page.getByLabel('Subject')).toHaveValue('Parking');
    await page.getByLabel('Message').fill('Is there parking?');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL(/\/contact\/thank-you\?ref=/);
    expect(await site.sql`select 1 from contacts where email = ${email}`).toHaveLength(1);
  });
});
