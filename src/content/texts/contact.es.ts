import { responseHours } from '#practice/limits.ts';
import { placeWords } from '#practice/own/es/place.ts';
import { practice } from '#practice/practice.ts';
import type { contact } from './contact.ts';
import type { Translated } from './translated.ts';

export const contactInSpanish = {
  title: 'Visítenos',
  crumb: 'Contacto',
  description: `Dirección, teléfono y horario de ${practice.name} en ${practice.address.city}, y un formulario para solicitar una cita en español.`,
  lead: 'Llámenos, escríbanos o envíenos una solicitud. En nuestro horario le contesta una persona del equipo. Si prefiere hablar en español, dígalo al llamar.',
  receptionAlt: placeWords.pictures.reception,
  toEmergency: '¿Tiene dolor? Qué hacer ahora',
  toRequest: 'Solicitar una cita',
  callToAction: {
    title: '¿Prefiere elegir usted la hora?',
    text: 'Vea los horarios disponibles y reserve en línea en un minuto.',
  },
  emergency: {
    title: '¿Tiene dolor en este momento?',
    now: 'Ahora',
    open: 'Mientras estamos abiertos',
    openText:
      'Llame y diga «emergencia». Guardamos un espacio para estos casos y le decimos qué hacer hasta que llegue.',
    closed: 'Noches, fines de semana y días feriados',
    alarm:
      'Si le cuesta respirar o tragar, si sangra sin parar o si recibió un golpe fuerte en la cabeza: llame primero al',
    alarmEnd: '.',
    firstAid: [
      {
        what: 'Se le salió un diente por un golpe',
        how: 'Sujételo por la corona, enjuáguelo un momento y póngalo en leche. Venga de inmediato.',
      },
      {
        what: 'Se le rompió un diente',
        how: 'Enjuáguese con agua tibia, guarde el pedazo y póngase frío en la mejilla.',
      },
      { what: 'Hinchazón o dolor fuerte', how: 'Póngase frío por fuera. No ponga aspirina en la encía.' },
    ],
  },
  card: { directions: 'Cómo llegar', talk: 'Hable con nosotros' },
  request: {
    title: 'Solicite una cita',
    lead: `Nos comunicaremos con usted en un plazo de ${responseHours} horas para confirmar su cita.`,
    points: [
      'Nada queda reservado hasta que hayamos hablado',
      'Si tiene nervios o dolor, díganoslo y lo tendremos en cuenta',
      'Lo privado puede esperar hasta que hablemos por teléfono',
    ],
    kept: 'Qué guardamos de su solicitud y por cuánto tiempo:',
    privacy: 'Privacidad y cookies (en inglés)',
  },
  message: {
    title: '¿Solo tiene una pregunta?',
    lead: 'Escríbanos un mensaje. Llega a nuestra recepción, no a una lista de correo.',
    tell: 'Cuéntenos cómo le fue en su visita, o',
    reviews: 'lea las opiniones de otros pacientes (en inglés)',
    kept: '. Qué guardamos sobre usted y quién lo ve:',
  },
  directions: {
    title: 'Cómo llegar',
    mapAlt: placeWords.pictures.map,
    text: placeWords.findUs,
    maps: 'Abrir en Mapas',
    newTab: ' (pestaña nueva)',
  },
  thanks: {
    title: 'Gracias',
    description: 'Su nota llegó a nuestra recepción.',
    lead: `Recibimos su nota. Nos comunicaremos con usted en un plazo de ${responseHours} horas.`,
    reference: 'Su referencia:',
    sooner: '¿Le urge? Llame al',
    soonerEnd: 'y tenga a mano esta referencia.',
    home: 'Volver al inicio',
    bring: 'Qué traer',
  },
} satisfies Translated<typeof contact>;
