import { englishMessages, type FormMessages } from '#contracts/form-messages.ts';
import type { Language } from '#contracts/language.ts';
import { contactForm, patientAppointmentForm, type FormFieldSpec } from '#contracts/request-forms.ts';
import { services } from '#practice/services.ts';
import { spanishWords } from './patient-words.es.ts';

/** What the server says to a patient who sends a form, in one language. */
export interface PatientWords {
  /** As `lang` and `Content-Language` spell it. */
  lang: string;
  /** Put before a path of this site where its pages speak this language. */
  root: string;
  messages: FormMessages;
  oneFault: string;
  someFaults: string;
  keyReused: string;
  tooMany: (wait: string, phone: string) => string;
  hours: (count: number) => string;
  minutes: (count: number) => string;
  unavailable: (phone: string) => string;
  form: {
    appointments: { title: string; fields: readonly FormFieldSpec[] };
    contacts: { title: string; fields: readonly FormFieldSpec[] };
    required: string;
    undecided: string;
    again: string;
    back: string;
    /** Before the phone, which is a link. */
    nothingLost: string;
  };
}

const englishWords: PatientWords = {
  lang: 'en-US',
  root: '',
  messages: englishMessages,
  oneFault: 'One thing needs another look.',
  someFaults: 'A few things need another look.',
  keyReused: 'This form was sent before with other words. Please send it again.',
  tooMany: (wait, phone) =>
    `We have had several requests from you. Please try again in ${wait}, or call us at ${phone}.`,
  hours: (count) => `${count} hours`,
  minutes: (count) => `${count} minute${count === 1 ? '' : 's'}`,
  unavailable: (phone) =>
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
    contacts: { title: 'Send us a message', fields: contactForm },
    required: 'Fields marked with an asterisk (*) are required.',
    undecided: 'Not sure yet',
    again: 'Send again',
    back: 'Back to our contact page',
    nothingLost: 'Nothing you typed is lost. You can also call us at',
  },
};

export const patientWords: Record<Language, PatientWords> = { en: englishWords, es: spanishWords };
