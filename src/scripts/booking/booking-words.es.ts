import type { BookingWords } from './booking-words.ts';

export const bookingWords = {
  title: 'Programe su cita',
  frame: 'Programar una cita',
  newTab: 'Abrir en otra pestaña',
  close: 'Cerrar',
  loading: 'Cargando el sistema de citas...',
  slow: 'Todavía está cargando. También puede llamarnos al',
  trouble: 'La página de citas va lenta hoy',
  ways: 'Puede comunicarse con nosotros de una de estas maneras.',
  call: (phone) => `Llamar al ${phone}`,
  tab: 'Abrir en otra pestaña',
  request: 'Enviar una solicitud',
  requestHref: '/es/contact#request',
  foot: 'La página de citas puede estar en inglés. ¿Tiene problemas? También puede',
  footTab: 'abrirla en otra pestaña',
  footCall: 'o llamarnos al',
} satisfies BookingWords;
