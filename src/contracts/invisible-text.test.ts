import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { appointmentSchema } from './appointment.ts';
import { contactMessageSchema } from './contact-message.ts';
import { requestChangeSchema } from './inbox.ts';
import { newPostSchema } from './post.ts';
import { loginSchema, newStaffSchema } from './session.ts';

const appointment = appointmentSchema({ earliest: '2026-01-01', latest: '2028-01-01' });
const patient = { firstName: 'Ada', lastName: 'Sample', email: 'ada@mail.example', phone: '904-555-0199' };
const message = { name: 'Ada Sample', email: 'ada@mail.example', message: 'Hello' };
const post = { title: 'A title', content: '<p>Some text</p>' };
const login = { email: 'ada@mail.example', password: 'a long enough passphrase' };

const isTaken = (schema: z.core.$ZodType, value: object) => z.safeParse(schema, value).success;

const invisible = [
  '\u200b',
  '\u00ad',
  '\u200d',
  '\u200c',
  '\u2060',
  '\u3164',
  '\u115f',
  '\u1160',
  '\uffa0',
  '\u2800',
  '\ufe0f',
  '\u180e',
  '\u034f',
  '\ufeff',
  '\u{e0020}',
  '\u{e0100}',
  '\u200b\u2060',
  ' \u200b \u3164 \u00a0',
  '\u{1d159}',
  '\ufff9',
];

describe.each(invisible.map((text) => [text]))('nothing to be seen (%j)', (text) => {
  it('is no name, no message, no title, no content', () => {
    expect(isTaken(appointment, { ...patient, firstName: text })).toBe(false);
    expect(isTaken(contactMessageSchema, { ...message, name: text })).toBe(false);
    expect(isTaken(contactMessageSchema, { ...message, message: text })).toBe(false);
    expect(isTaken(newPostSchema, { ...post, title: text })).toBe(false);
    expect(isTaken(newPostSchema, { ...post, content: `<p>${text}</p>` })).toBe(false);
    expect(isTaken(requestChangeSchema, { note: text })).toBe(false);
    expect(isTaken(loginSchema, { ...login, email: text })).toBe(false);
  });

  it('is read as absent where a text may be', () => {
    expect(z.parse(appointment, { ...patient, notes: text }).notes).toBeNull();
    expect(z.parse(contactMessageSchema, { ...message, subject: text }).subject).toBeNull();
    expect(z.parse(newPostSchema, { ...post, excerpt: text, imageAlt: text })).toMatchObject({
      excerpt: null,
      imageAlt: null,
    });
  });
});

it.each(['❤️', 'می‌خواهم', '👩‍⚕️', 'नमस्‍ते', '한글', 'co­operate'])('%j stays as it is', (text) => {
  expect(z.parse(contactMessageSchema, { ...message, message: text }).message).toBe(text);
});

it.each([
  [loginSchema, { ...login, email: 'ada\u0000@mail.example' }],
  [loginSchema, { ...login, email: '\u0000' }],
  [loginSchema, { ...login, password: 'pass\u0000phrase of length' }],
  [loginSchema, { ...login, password: 'pass\ud800phrase of length' }],
  [newStaffSchema, { ...login, email: 'ada\u0000@mail.example' }],
  [newStaffSchema, { ...login, password: 'a long\u0000enough passphrase' }],
  [requestChangeSchema, { note: 'a\u0000b' }],
  [contactMessageSchema, { ...message, message: 'a\u0000b' }],
] as const)('an unreadable character is refused (%#)', (schema, value) => {
  expect(isTaken(schema, value)).toBe(false);
});
