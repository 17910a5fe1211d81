import type { frame } from './frame.ts';
import type { Translated } from './translated.ts';

export const frameInSpanish = {
  skip: 'Saltar al contenido',
  mainNavigation: 'Navegación',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  call: 'Llame',
  book: 'Cita',
  bookWhat: 'en línea',
  schedule: 'Programar una cita',
  reachUs: 'Cómo comunicarse con nosotros',
  urgent: 'Urgencias',
  callOnCall: (phone) => `Llame al dentista de guardia, ${phone}`,
  openAsUsual: '¿Abierto como siempre? (en inglés)',
  officeHours: 'Horario',
  allPages: 'Todas las páginas',
  notification: 'Notificación',
  notifications: 'Notificaciones ({hotkey})',
  close: 'Cerrar',
  rights: 'Todos los derechos reservados.',
  wayHere: 'Ruta de navegación',
  inEnglish: ' (en inglés)',
  home: 'Inicio',
  notFound: {
    title: '404 Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
    lead: 'No hay ninguna página en esta dirección. Quizá se movió, o el enlace tenía un error. Pruebe con una de estas:',
    home: 'Volver al inicio',
    services: 'Ver nuestros servicios (en inglés)',
    search: 'Buscar (en inglés)',
  },
} satisfies Translated<typeof frame>;
