import type { DefaultTemplate } from '../answer-templates.ts';

const signature = 'Su referencia es {reference}. Puede llamarnos al {phone}.\n\n{practice}';

/** The templates of `answer-templates.ts` for patients who wrote in Spanish, each under the id of its sister. */
export const spanishTemplates: Readonly<Record<string, Pick<DefaultTemplate, 'subject' | 'text'>>> = {
  'own-words': {
    subject: 'Lo que nos escribió ({reference})',
    text: `Hola, {name}:\n\n\n\n${signature}`,
  },
  'visit-set': {
    subject: 'Su cita está confirmada ({reference})',
    text: `Hola, {name}:\n\nLe esperamos el {visit}.\n\nLa fecha va adjunta como archivo para su calendario. Si no puede venir, llámenos lo antes posible.\n\n${signature}`,
  },
  received: {
    subject: 'Hemos recibido su mensaje ({reference})',
    text: `Hola, {name}:\n\nGracias por escribirnos. Hemos recibido su mensaje y nos comunicaremos con usted.\n\n${signature}`,
  },
  called: {
    subject: 'Intentamos llamarle ({reference})',
    text: `Hola, {name}:\n\nIntentamos llamarle y no pudimos comunicarnos con usted. Llámenos, o responda a este correo y díganos cuándo podemos llamarle.\n\n${signature}`,
  },
  'which-day': {
    subject: '¿Qué día le conviene? ({reference})',
    text: `Hola, {name}:\n\nGracias por su solicitud. ¿Qué días y a qué horas le conviene venir? Responda a este correo con dos o tres opciones, o llámenos, y le buscaremos un lugar.\n\n${signature}`,
  },
};
