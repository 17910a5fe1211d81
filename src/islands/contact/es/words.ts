import { spanishMessages } from '#contracts/form-messages.es.ts';
import { spanishAppointmentForm, spanishContactForm } from '#contracts/request-forms.es.ts';
import { closureWords } from '#practice/es/closures.ts';
import { messageTopicsInSpanish } from '#practice/es/contact-links.ts';
import { everyWeekday, longDate, weekdayName } from '#practice/es/dates.ts';
import { serviceTitles } from '#practice/es/services.ts';
import type { FormWords } from '../words.ts';

export const spanishWords: FormWords = {
  language: 'es',
  messages: spanishMessages,
  appointment: {
    fields: spanishAppointmentForm(serviceTitles),
    success: {
      title: 'Solicitud de cita enviada',
      description: 'Nos comunicaremos con usted en un plazo de 24 horas para confirmar su cita.',
    },
    failure: 'No se pudo enviar su solicitud de cita',
    submit: 'Solicitar la cita',
  },
  message: {
    fields: spanishContactForm,
    success: { title: 'Mensaje enviado', description: 'Le responderemos en un plazo de 24 horas.' },
    failure: 'No se pudo enviar su mensaje',
    submit: 'Enviar el mensaje',
  },
  topics: messageTopicsInSpanish,
  undecided: 'Aún no lo sé',
  required: ['Los campos marcados con un asterisco (', 'asterisco', ') son obligatorios.'],
  submitting: 'Enviando...',
  error: 'Error',
  faults: (count) =>
    count === 1 ? 'Revise este dato, por favor:' : `Revise estos ${count} datos, por favor:`,
  nothingLost: 'No se ha perdido nada de lo que escribió. Inténtelo de nuevo o llámenos al',
  callToo: 'También puede llamarnos al',
  slow: 'Esto tarda más de lo normal. Deje esta página abierta, por favor.',
  again: 'Esto tarda más de lo normal. Lo estamos intentando de nuevo.',
  offline: 'No tiene conexión. Deje esta página abierta y lo enviaremos en cuanto vuelva la conexión.',
  online: 'La conexión ha vuelto. Enviando…',
  cancel: 'No enviarlo',
  canceled: 'No lo hemos enviado. Todo lo que escribió sigue aquí.',
  reference: 'Su referencia:',
  sooner: ['¿Nos necesita antes? Llame al', 'y tenga a mano esta referencia.'],
  another: 'Enviar otro formulario',
  closedDay: ({ date, reason, next }) => {
    const closure = reason === null ? undefined : (closureWords[reason] ?? '');
    const closed =
      closure === undefined
        ? `Cerramos ${everyWeekday(date)}.`
        : `Ese día estamos cerrados${closure && ` ${closure}`}.`;
    return `${closed} El próximo día que abrimos es el ${weekdayName(next)} ${longDate(next)}. Buscaremos una hora con usted.`;
  },
};
