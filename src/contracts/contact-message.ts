import * as z from 'zod/mini';
import { emailField, nameField, optionalEmailField, personLimits } from './person.ts';
import { optionalText, requiredText } from './text.ts';

/** A message from the contact page. */
export const messageLimits = { subject: 150, message: 4_000 } as const;

const atMost = (max: number) => ({ max, tooLong: `Please use at most ${max} characters.` });

export const contactMessageSchema = z.object({
  name: nameField('Please enter your name.', personLimits.fullName),
  email: emailField,
  subject: optionalText(atMost(messageLimits.subject)),
  message: requiredText({
    missing: 'Please write your message.',
    multiline: true,
    ...atMost(messageLimits.message),
  }),
});

/** A message staff take down for somebody. */
export const deskMessageSchema = z.extend(contactMessageSchema, { email: optionalEmailField });

export type ContactMessage = z.output<typeof deskMessageSchema>;
export type ContactField = keyof ContactMessage;
