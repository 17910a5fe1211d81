import * as z from 'zod/mini';
import { englishMessages, type FormMessages } from './form-messages.ts';
import { languageField } from './language.ts';
import { emailField, nameField, optionalEmailField, personLimits, phoneField } from './person.ts';
import { isRealDate } from './plain-date.ts';
import { optionalText } from './text.ts';

/** The appointment request: one schema for the form, the call and the row. */
export const serviceChoices = ['preventative', 'restorative', 'cosmetic', 'implants', 'sedation'] as const;
/** What the form sends for no choice: an option's value is never empty. Read as none. */
export const undecided = 'undecided';
/** In characters, as `textLength` counts them. */
export const notesLimit = 2_000;

/** The plain dates a patient may wish for, both included. */
export interface DateBounds {
  earliest: string;
  latest: string;
}

function dateField({ earliest, latest }: DateBounds, messages: FormMessages) {
  return z.pipe(
    optionalText({
      max: 40,
      tooLong: messages.dateShape,
      unreadable: messages.unreadable,
      shape: { test: isRealDate, message: messages.unreal },
    }),
    z.nullable(
      z.string().check(
        z.refine((date) => date >= earliest, messages.tooEarly),
        z.refine((date) => date <= latest, messages.tooLate),
      ),
    ),
  );
}

/** One of these ids, or null for no choice. */
export function choiceField<Id extends string>(ids: readonly Id[], message: string, unreadable: string) {
  const isKnown = (id: string) => id === undecided || (ids as readonly string[]).includes(id);
  return z.pipe(
    optionalText({ max: 40, tooLong: message, unreadable, shape: { test: isKnown, message } }),
    z.transform((id) => (id === undecided ? null : (id as Id | null))),
  );
}

/** What a patient sends. Members it does not name (`id`, `status` …) are left out. */
export function appointmentSchema(bounds: DateBounds, messages = englishMessages) {
  return z.object({
    firstName: nameField(messages.firstName, personLimits.name, messages),
    lastName: nameField(messages.lastName, personLimits.name, messages),
    email: emailField(messages),
    phone: phoneField(messages),
    service: choiceField(serviceChoices, messages.service, messages.unreadable),
    preferredDate: dateField(bounds, messages),
    notes: optionalText({
      max: notesLimit,
      tooLong: messages.atMost(notesLimit),
      unreadable: messages.unreadable,
      multiline: true,
    }),
    language: languageField,
  });
}

/** A request staff take by phone or at the desk: not everybody has an e-mail address at hand. */
export function deskAppointmentSchema(bounds: DateBounds) {
  return z.extend(appointmentSchema(bounds), { email: optionalEmailField });
}

export type Appointment = z.output<ReturnType<typeof deskAppointmentSchema>>;

/** The names of the fields somebody fills in, as they go over the wire. */
export type AppointmentField = Exclude<keyof Appointment, 'language'>;
