import { notesLimit, type AppointmentField } from './appointment.ts';
import { messageLimits, type ContactField } from './contact-message.ts';
import { personLimits } from './person.ts';
import { visitWishes } from './visit-wishes.ts';

/** What the two forms ask for, in order: the island and the page that answers a plain post draw the same. */
export interface FormFieldSpec<Name extends string = string> {
  name: Name;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'select' | 'choice' | 'date' | 'textarea';
  required: boolean;
  autoComplete?: string;
  /** Code points; the browser counts UTF-16 units, so the input allows twice as many. */
  max?: number;
  hint?: string;
  /** The answers of a `choice`: what is sent, and what is read. */
  answers?: Readonly<Record<string, string>>;
  /** Two such neighbours share a line where there is room. */
  half?: boolean;
}

export const appointmentForm: readonly FormFieldSpec<AppointmentField>[] = [
  {
    name: 'firstName',
    label: 'First name',
    kind: 'text',
    required: true,
    autoComplete: 'given-name',
    max: personLimits.name,
    half: true,
  },
  {
    name: 'lastName',
    label: 'Last name',
    kind: 'text',
    required: true,
    autoComplete: 'family-name',
    max: personLimits.name,
    half: true,
  },
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    required: true,
    autoComplete: 'email',
    max: personLimits.email,
    half: true,
  },
  {
    name: 'phone',
    label: 'Phone',
    kind: 'tel',
    required: true,
    autoComplete: 'tel',
    max: personLimits.phone,
    half: true,
  },
  { name: 'service', label: 'Service', kind: 'select', required: false, half: true },
  { name: 'preferredDate', label: 'Preferred date', kind: 'date', required: false, half: true },
  {
    name: 'notes',
    label: 'Notes',
    kind: 'textarea',
    required: false,
    max: notesLimit,
    hint: 'Say a word about what you need. Anything private can wait for the phone.',
  },
];

const wishLabels: Record<keyof typeof visitWishes, string> = {
  visitFor: 'Who is the visit for?',
  timeOfDay: 'Time of day that suits',
};

/** The wishes of `visit-wishes.ts`, which the desk's own form leaves out. */
const wishFields = (Object.keys(wishLabels) as (keyof typeof visitWishes)[]).map((name): FormFieldSpec => ({
  name,
  label: wishLabels[name],
  kind: 'choice',
  required: false,
  answers: visitWishes[name],
  half: true,
}));

/** What a patient is asked for: the appointment request, with the wishes before the notes. */
export const patientAppointmentForm: readonly FormFieldSpec[] = [
  ...appointmentForm.slice(0, -1),
  ...wishFields,
  ...appointmentForm.slice(-1),
];

export const contactForm: readonly FormFieldSpec<ContactField>[] = [
  {
    name: 'name',
    label: 'Your name',
    kind: 'text',
    required: true,
    autoComplete: 'name',
    max: personLimits.fullName,
    half: true,
  },
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    required: true,
    autoComplete: 'email',
    max: personLimits.email,
    half: true,
  },
  { name: 'subject', label: 'Subject', kind: 'text', required: false, max: messageLimits.subject },
  { name: 'message', label: 'Message', kind: 'textarea', required: true, max: messageLimits.message },
];

export type FormValues = Record<string, string>;
