import type { FormMessages } from './form-messages.ts';

export const spanishMessages = {
  firstName: 'Escriba su nombre.',
  lastName: 'Escriba su apellido.',
  name: 'Escriba su nombre.',
  noLetter: 'Escriba al menos una letra.',
  email: 'Escriba su correo electrónico.',
  emailShape: 'Escriba un correo electrónico válido, por ejemplo nombre@example.com.',
  emailTooLong: 'Este correo electrónico es demasiado largo.',
  phone: 'Escriba su número de teléfono.',
  phoneShape: 'Escriba un número de teléfono de 7 a 15 dígitos, por ejemplo (555) 555-0100.',
  phoneTooLong: 'Este número de teléfono es demasiado largo.',
  service: 'Elija uno de los servicios.',
  answer: 'Elija una de las respuestas.',
  dateShape: 'Escriba la fecha así: 2030-01-31.',
  unreal: 'Escriba una fecha que exista.',
  tooEarly: 'Elija hoy o un día posterior.',
  tooLate: 'Elija un día dentro de los próximos dos años.',
  message: 'Escriba su mensaje.',
  unreadable: 'Hay caracteres que no podemos leer. Escríbalo de nuevo, por favor.',
  atMost: (characters) => `Use como máximo ${characters.toLocaleString('es-US')} caracteres.`,
} satisfies FormMessages;
