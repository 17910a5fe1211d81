import { expect, test } from 'vitest';
import type { AppointmentField } from '#contracts/appointment.ts';
import type { ContactField } from '#contracts/contact-message.ts';
import { pages } from '../support/built-pages.ts';

const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('a build without other companies names none, and says how long what is kept', () => {
  const text = words(htmlOf('/privacy'));
  expect(text).toContain('Our website and database run on a machine we look after ourselves.');
  expect(text).toContain('Online booking is run by a scheduling provider,');
  expect(text).not.toMatch(/Netlify|Neon|UploadThing|Google|carried by/);
  expect(text).toMatch(/180 days ? after we close your request, or 365 days ? after we last worked on one/);
});

/** What the page calls each thing a form asks for. */
const asked: Record<AppointmentField | ContactField, string> = {
  firstName: 'names',
  lastName: 'names',
  name: 'name',
  email: 'email',
  phone: 'phone',
  service: 'service',
  preferredDate: 'date',
  notes: 'notes',
  subject: 'subject',
  message: 'message',
};

test('what a form asks for is what it says is stored', () => {
  const [, said = ''] = /What you send us<\/h2>([^]*?)<h2/.exec(htmlOf('/privacy')) ?? [];
  for (const word of Object.values(asked)) expect(words(said)).toMatch(new RegExp(`\\b${word}\\b`));
});

test('both forms lead to it', () => {
  for (const id of ['request', 'message']) {
    const [, section] =
      new RegExp(`<section[^>]* id="${id}"([^]*?)</section>`).exec(htmlOf('/contact')) ?? [];
    expect(section, id).toMatch(/href="\/privacy"/);
  }
});
