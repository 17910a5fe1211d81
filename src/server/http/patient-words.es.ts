import { spanishMessages } from '#contracts/form-messages.es.ts';
import { spanishAppointmentForm, spanishContactForm } from '#contracts/request-forms.es.ts';
import { serviceTitles } from '#practice/es/services.ts';
import type { PatientWords } from './patient-words.ts';

export const spanishWords: PatientWords = {
  lang: 'es',
  root: '/es',
  messages: spanishMessages,
  oneFault: 'Revise un dato, por favor.',
  someFaults: 'Revise algunos datos, por favor.',
  keyReused: 'Este formulario ya se envió con otras palabras. Envíelo de nuevo, por favor.',
  tooMany: (wait, phone) =>
    `Hemos recibido varias solicitudes suyas. Inténtelo de nuevo en ${wait} o llámenos al ${phone}.`,
  hours: (count) => `${count} horas`,
  minutes: (count) => `${count} minuto${count === 1 ? '' : 's'}`,
  unavailable: (phone) =>
    `En este momento no podemos guardarlo. Inténtelo de nuevo en un momento o llámenos al ${phone}.`,
  form: {
    appointments: { title: 'Solicitar una cita', fields: spanishAppointmentForm(serviceTitles) },
    contacts: { title: 'Envíenos un mensaje', fields: spanishContactForm },
    required: 'Los campos marcados con un asterisco (*) son obligatorios.',
    undecided: 'Aún no lo sé',
    again: 'Enviar de nuevo',
    back: 'Volver a la página de contacto',
    nothingLost: 'No se ha perdido nada de lo que escribió. También puede llamarnos al',
  },
};
