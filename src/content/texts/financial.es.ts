import { placeWords } from '#practice/own/es/place.ts';
import { practice } from '#practice/practice.ts';
import type { financial } from './financial.ts';
import type { Translated } from './translated.ts';

export const financialInSpanish = {
  title: 'Costos y seguros',
  description: `Plan de ahorro, pagos mensuales, seguros y promociones en ${practice.name}, con todos los precios.`,
  lead: 'Usted debe saber cuánto cuesta antes de que cueste algo. Aquí están los precios, las formas de pago y las aseguradoras con las que trabajamos.',
  callToAction: {
    title: '¿Prefiere hablarlo?',
    text: placeWords.costs,
    button: 'Para pacientes nuevos',
  },
  tabs: {
    label: 'Formas de pago',
    plan: 'Plan de ahorro',
    payments: 'Pagos mensuales',
    insurance: 'Seguros',
    promotions: 'Promociones',
  },
  plan: {
    title: '¿No tiene seguro? Tenemos un plan',
    lead: 'Un pago al año cubre lo que mantiene sanos los dientes y rebaja todo lo demás. Empieza el día en que se inscribe.',
    popular: 'El más elegido',
    perYear: '/año',
    join: 'Inscribirse',
    joinWhat: (plan) => ` en el plan de ahorro: ${plan}`,
    included: 'Qué incluye',
    perMember: 'Para cada persona, cada año:',
    benefits: 'Ventajas del plan',
    important: 'Información importante sobre el plan',
  },
  calculator: {
    title: '¿Le conviene el plan?',
    lead: 'Díganos qué espera en un año. Contamos nuestros precios de lista más bajos; lo que vale es su presupuesto por escrito.',
    members: 'Personas en el plan',
    other: 'Otra atención, en dólares, según su presupuesto',
    installments: (less, usual) => `Pagaría a plazos (${less}% de descuento en vez de ${usual}%)`,
    example: 'Para una persona con un primer examen completo:',
    without: 'Sin el plan',
    with: 'Con el plan',
    membership: 'De esa suma, la inscripción es',
    membershipEnd:
      ': 2 exámenes, todas las radiografías, 2 limpiezas y 2 aplicaciones de flúor para cada persona.',
  },
  payments: {
    title: 'Repártalo en varios meses',
    lead: 'Una empresa de financiamiento paga su tratamiento y usted le paga a ella en partes mensuales.',
    ask: 'Preguntar por los pagos a plazos',
    how: 'Cómo solicitarlo',
    terms:
      'Si puede usarlo, y con qué interés, lo decide la empresa de financiamiento. Usted ve las condiciones antes de firmar.',
    accepted: 'Formas de pago que aceptamos',
  },
  insurance: {
    title: 'Seguros que aceptamos',
    lookup: '¿Aceptan mi plan?',
    lookupHint: 'Escriba el nombre de la aseguradora tal como está en su tarjeta.',
    unsure: '¿No está seguro? Llámenos y léanos el nombre que aparece en su tarjeta.',
    paperwork: 'Hacemos los trámites con usted',
    paperworkText:
      'Las palabras de los seguros son difíciles. Traiga su tarjeta o una foto de ella, y déjenos lo demás. ¿No está en la lista? Pregunte: quizá podamos presentar la reclamación por usted.',
    ask: 'Preguntar por su seguro',
  },
  offers: {
    title: 'Promociones',
    value: (usual) => `Valor: ${usual}`,
    claim: 'Aprovechar esta oferta',
    ask: 'Preguntar por las ofertas actuales',
  },
  prices: {
    title: 'Cuánto cuestan los tratamientos',
    lead: 'Usted recibe cada precio por escrito antes de empezar. Estas visitas tienen precio de lista.',
    caption: 'Precios de lista',
    treatment: 'Tratamiento',
    price: 'Precio',
    withPlan: 'Con el plan',
    others: 'Según cada paciente',
    ask: 'Consultar un precio',
  },
} satisfies Translated<typeof financial>;
