import { placeWords } from '#practice/own/es/place.ts';
import { practice } from '#practice/practice.ts';
import type { newPatients } from './new-patients.ts';
import type { Translated } from './translated.ts';

export const newPatientsInSpanish = {
  title: 'Pacientes nuevos',
  description: `Su primera visita a ${practice.name} en ${practice.address.city}: cómo reservar en línea, qué traer y qué va a pasar.`,
  heading: 'Bienvenidos, pacientes nuevos',
  lead: 'La primera visita es para conocernos. Elija una hora aquí abajo o llámenos, y nosotros nos encargamos del resto.',
  waitingRoomAlt: placeWords.pictures.waitingRoom,
  callToAction: {
    title: 'Nos dará gusto conocerle',
    text: 'No importa cuánto tiempo haya pasado desde su última visita: aquí nadie le va a regañar.',
  },
  book: {
    title: 'Información de contacto',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    newTab: 'Abrir en otra pestaña',
    newTabWhat: ': el formulario de reservas',
    trouble: 'El formulario de reservas puede estar en inglés. ¿Tiene problemas con él? Llame al',
    orWrite: 'o escriba a',
    loading: 'Cargando el sistema de citas...',
    slow: 'Todavía está cargando. También puede llamarnos al',
    otherWay: 'Reserve de otra manera',
    otherWays:
      'El formulario de reservas no aparece. Puede comunicarse con nosotros de una de estas maneras.',
    call: 'Llámenos',
    openTab: 'Abrir el formulario en otra pestaña',
    request: 'Enviar una solicitud',
  },
  firstVisit: {
    title: 'Su primera visita',
    lead: 'Calcule alrededor de una hora. No usamos el taladro, a menos que tenga dolor y usted nos lo pida.',
    roomAlt: placeWords.pictures.firstVisit,
    steps: [
      {
        title: 'Usted llega',
        text: placeWords.arrival,
      },
      {
        title: 'Hablamos',
        text: 'Qué le trae por aquí, qué le preocupa y qué no quiere que le vuelva a\u00a0pasar.',
      },
      {
        title: 'Le examinamos',
        text: 'Un examen de dientes y encías, y radiografías si las necesita. Puede verlo todo en la pantalla.',
      },
      {
        title: 'Recibe un plan',
        text: 'Qué es urgente, qué puede esperar y cuánto cuesta. Usted decide, aquí o en casa.',
      },
    ],
  },
  bring: {
    title: 'Qué traer',
    items: [
      'Una identificación con foto',
      'Su tarjeta del seguro, si tiene',
      'Una lista de sus medicinas y alergias',
      'Radiografías de los últimos dos años, si puede conseguirlas',
      'Su guarda nocturna, alineador o dentadura',
    ],
    forgot:
      '¿Se le olvidó algo? Venga de todos modos. Le atendemos aunque le falte algo de esta lista. Para ahorrar si no tiene seguro, vea nuestro',
    plan: 'plan de ahorro',
    child: '¿Viene con un niño o una niña?',
    childText:
      'El menor debe venir con su madre, su padre o un tutor que pueda firmar. Traiga su juguete favorito y ninguna promesa de que «no le van a hacer nada». Nosotros se lo explicamos.',
    nervous: '¿Tiene nervios?',
    nervousText: 'Díganoslo al reservar y venga con alguien.',
    readAbout: 'Lea sobre la',
    sedation: 'sedación (en inglés)',
  },
} satisfies Translated<typeof newPatients>;
