import * as z from 'zod/mini';
import { emailField, nameField, optionalEmailField, personLimits, phoneField } from './person.ts';
import { optionalText } from './text.ts';

/** The appointment request: one schema for the form, the call and the row. */
const serviceChoices = ['preventative', 'restorative', 'cosmetic', 'implants', 'sedation'] as const;
export type ServiceChoice = (typeof serviceChoices)[number];
/** What the form sends for no choice: an option's value is never empty. Read as none. */
export const undecided = 'undecided';
export const notesLimit = 2_000;

/** The plain dates a patient may wish for, both included. */
export interface DateBounds {
  earliest: string;
  latest: string;
}

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

function isRealDate(date: string): boolean {
  if (!plainDate.test(date)) return false;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}

function dateField({ earliest, latest }: DateBounds) {
  return z.pipe(
    optionalText({
      max: 40,
      tooLong: 'Please enter a date such as 2030-01-31.',
      shape: { test: isRealDate, message: 'Please enter a real date.' },
    }),
    z.nullable(
      z.string().check(
        z.refine((date) => date >= earliest, 'Please choose today or a later day.'),
        z.refine((date) => date <= latest, 'Please choose a day within the next two years.'),
      ),
    ),
  );
}

const serviceField = z.pipe(
  optionalText({
    max: 40,
    tooLong: 'Please choose one of the services.',
    shape: {
      test: (id) => id === undecided || (serviceChoices as readonly string[]).includes(id),
      message: 'Please choose one of the services.',
    },
  }),
  z.transform((id) => (id === undecided ? null : (id as ServiceChoice | null))),
);

/** What a patient sends. Members it does not name (`id`, `status` …) are left out. */
export function appointmentSchema(bounds: DateBounds) {
  return z.object({
    firstName: nameField('Please enter your first name.', personLimits.name),
    lastName: nameField('Please enter your last name.', personLimits.name),
    email: emailField,
    phone: phoneField,
    service: serviceField,
    preferredDate: dateField(bounds),
    notes: optionalText({
      max: notesLimit,
      tooLong: `Please use at most ${notesLimit} characters.`,
      multiline: true,
    }),
  });
}

/** A request staff take by phone or at the desk: not everybody has an e-mail address at hand. */
export function deskAppointmentSchema(bounds: DateBounds) {
  return z.extend(appointmentSchema(bounds), { email: optionalEmailField });
}

export type Appointment = z.output<ReturnType<typeof deskAppointmentSchema>>;

/** The names of the fields as they go over the wire. */
export type AppointmentField = keyof Appointment;
