import { firstNumberWord } from '#practice/number-words.ts';
import { placeWords } from '#practice/own/es/place.ts';
import { practice } from '#practice/practice.ts';
import { services } from '#practice/services.ts';

/** The home page in Spanish: a short one, so it has no table in English beside it. */
export const homeInSpanish = {
  title: `${practice.name} | ${placeWords.kind} en ${practice.address.city}, ${practice.address.state}`,
  description: `Atención dental para toda la familia en ${practice.address.city}, ${practice.address.state}: emergencias, citas, horario y dirección, en español.`,
  eyebrow: 'En español',
  heading: `Sus dentistas en ${practice.address.city}`,
  lead: 'Cuidamos los dientes de toda la familia, con tecnología moderna y con calma. Aquí encuentra en español lo que necesita para pedir ayuda.',
  toEmergency: '¿Tiene dolor? Qué hacer ahora',
  toRequest: 'Solicitar una cita',
  alt: placeWords.pictures.waitingRoom,
  services: {
    title: 'En qué podemos ayudarle',
    lead: `${firstNumberWord(services.length, 'es')} tipos de atención y un equipo que le conoce. Las páginas de cada servicio están en inglés.`,
    more: 'Más información (en inglés)',
    about: (service: string) => ` sobre ${service.toLocaleLowerCase('es')}`,
  },
  request: {
    title: 'Solicite su cita en español',
    text: 'Díganos qué necesita y cuándo le conviene. Su solicitud nos dice que prefiere el español.',
    button: 'Ir al formulario',
  },
} as const;
