import { englishMessages } from '#contracts/form-messages.ts';
import type { Language } from '#contracts/language.ts';
import { contactForm, patientAppointmentForm, type FormFieldSpec } from '#contracts/request-forms.ts';
import { services } from '#practice/services.ts';
import { spanishWords } from './patient-words.es.ts';

/** What the server says to a patient who sends a form, in one language. */
const englishWords = {
  /** As `lang` and `Content-Language` spell it. */
  lang: 'en-US',
  /** Put before a path of this site where its pages speak this language. */
  root: '',
  messages: englishMessages,
  oneFault: 'One thing needs another look.',
  someFaults: 'A few things need another look.',
  keyReused: 'This form was sent before with other words. Please send it again.',
  tooMany: (wait: string, phone: string) =>
    `We have had several requests from you. Please try again in ${wait}, or call us at ${phone}.`,
  hours: (count: number) => `${count} hours`,
  minutes: (count: number) => `${count} minute${count === 1 ? '' : 's'}`,
  unavailable: (phone: string) =>
    `We cannot save this right now. Please try again in a moment, or call us at ${phone}.`,
  form: {
    appointments: {
      title: 'Request an appointment',
      fields: patientAppointmentForm.map((field) =>
        field.kind === 'select'
          ? { ...field, answers: Object.fromEntries(services.map(({ id, title }) => [id, title])) }
          : field,
      ),
    },
    contacts: { title: 'Send us a message', fields: contactForm as readonly FormFieldSpec[] },
    required: 'Fields marked with an asterisk (*) are required.',
    undecided: 'Not sure yet',
    again: 'Send again',
    back: 'Back to our contact page',
    /** Before the phone, which is a link. */
    nothingLost: 'Nothing you typed is lost. You can also call us at',
  },
};

export type PatientWords = typeof englishWords;

export const patientWords: Record<Language, PatientWords> = { en: englishWords, es: spanishWords };
