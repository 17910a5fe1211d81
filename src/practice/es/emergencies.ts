import type { AfterHoursWay } from '../emergencies.ts';

/** What to do about pain outside office hours, by the kind of way. */
export const afterHoursWords = {
  call: {
    title: 'Llame al dentista de guardia',
    text: 'Si nadie contesta, deje su nombre y su número. El dentista de guardia escucha todos los mensajes.',
  },
  go: {
    title: 'Vaya a la sala de emergencias más cercana',
    text: 'Si la hinchazón se extiende al ojo o al cuello, si tiene fiebre o si un golpe le movió los dientes o la mandíbula.',
  },
  wait: {
    title: '¿Puede esperar hasta la mañana?',
    text: 'Envíenos una solicitud ahora. Es lo primero que leemos al abrir.',
  },
} satisfies Record<AfterHoursWay['kind'], { title: string; text: string }>;
