import * as z from 'zod/mini';
import { englishMessages, type FormMessages } from './form-messages.ts';
import { languageField } from './language.ts';
import { emailField, nameField, optionalEmailField, personLimits } from './person.ts';
import { optionalText, requiredText } from './text.ts';

/** A message from the contact page. Limits are in characters (`textLength`). */
export const messageLimits = { subject: 150, message: 4_000 } as const;

/** What a patient sends, with what is said at a field in their language. */
export function contactMessageIn(messages: FormMessages) {
  const { unreadable } = messages;
  const atMost = (max: number) => ({ max, tooLong: messages.atMost(max), unreadable });
  return z.object({
    name: nameField(messages.name, personLimits.fullName, messages),
    email: emailField(messages),
    subject: optionalText(atMost(messageLimits.subject)),
    message: requiredText({ missing: messages.message, multiline: true, ...atMost(messageLimits.message) }),
    language: languageField,
  });
}

export const contactMessageSchema = contactMessageIn(englishMessages);

/** A message staff take down for somebody. */
export const deskMessageSchema = z.extend(contactMessageSchema, { email: optionalEmailField });

export type ContactMessage = z.output<typeof deskMessageSchema>;
export type ContactField = Exclude<keyof ContactMessage, 'language'>;
