import type { AppointmentField } from './appointment.ts';
import type { ContactField } from './contact-message.ts';
import { contactForm, patientAppointmentForm, type FormFieldSpec } from './request-forms.ts';
import type { visitWishes } from './visit-wishes.ts';

interface FieldWords {
  label: string;
  hint?: string;
  answers?: Readonly<Record<string, string>>;
}

type Answers<Wish extends keyof typeof visitWishes> = Record<keyof (typeof visitWishes)[Wish], string>;

const appointmentWords = {
  firstName: { label: 'Nombre' },
  lastName: { label: 'Apellido' },
  email: { label: 'Correo electrónico' },
  phone: { label: 'Teléfono' },
  service: { label: 'Servicio' },
  preferredDate: { label: 'Fecha que prefiere' },
  visitFor: {
    label: '¿Para quién es la cita?',
    answers: {
      me: 'Para mí',
      child: 'Para mi hijo o hija',
      other: 'Para alguien a mi cuidado',
    } satisfies Answers<'visitFor'>,
  },
  timeOfDay: {
    label: '¿A qué hora le conviene?',
    answers: {
      morning: 'Por la mañana',
      midday: 'Al mediodía',
      afternoon: 'Por la tarde o a última hora',
    } satisfies Answers<'timeOfDay'>,
  },
  notes: {
    label: 'Comentarios',
    hint: 'Cuéntenos en pocas palabras qué necesita. Lo privado puede esperar hasta que hablemos por teléfono.',
  },
} satisfies Record<AppointmentField | keyof typeof visitWishes, FieldWords>;

const contactWords = {
  name: { label: 'Su nombre' },
  email: { label: 'Correo electrónico' },
  subject: { label: 'Asunto' },
  message: { label: 'Mensaje' },
} satisfies Record<ContactField, FieldWords>;

/** The same fields in the same order, in Spanish. */
function inWords(fields: readonly FormFieldSpec[], words: Record<string, FieldWords>): FormFieldSpec[] {
  return fields.map((field) => ({ ...field, ...words[field.name] }));
}

/** @param services what each service is called */
export function spanishAppointmentForm(services: Readonly<Record<string, string>>): FormFieldSpec[] {
  return inWords(patientAppointmentForm, {
    ...appointmentWords,
    service: { ...appointmentWords.service, answers: services },
  });
}

export const spanishContactForm = inWords(contactForm, contactWords);
