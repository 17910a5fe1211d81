import { expect, type Locator, type Page } from 'playwright/test';

export type FormUrl = '/api/appointments' | '/api/contacts';

export const formOn = (page: Page, url: FormUrl = '/api/appointments'): Locator =>
  page.locator(`form[action="${url}"]`);

export const sendButton = (page: Page, url?: FormUrl): Locator => formOn(page, url).getByRole('button');

/** The contact page with the form's island at work. */
export async function openForm(page: Page, url?: FormUrl, origin = ''): Promise<Locator> {
  await page.goto(`${origin}/contact`);
  const form = formOn(page, url);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready', '');
  return form;
}

export const newMailbox = (): string => `ada-${crypto.randomUUID()}@mail.example`;

/** Types what a patient has to say. @returns the mailbox, which no other test uses */
export async function fillAppointment(form: Locator, email = newMailbox()): Promise<string> {
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('904 555 0100');
  await form.getByLabel('Notes').fill('Please call after three.');
  return email;
}

export async function fillMessage(form: Locator, email = newMailbox()): Promise<string> {
  await form.getByLabel('Your name').fill('Ada Lovelace');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Subject').fill('Parking');
  await form.getByLabel('Message').fill('Is there parking?');
  return email;
}

/** What a toast says; at most one is there at a time. */
export const toastSaying = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /^Notification/ })
    .getByRole('listitem')
    .filter({ hasText: title });
