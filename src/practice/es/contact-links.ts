import type { MessageTopic } from '../contact-links.ts';

/** What a message can be about when a link leads to it, in Spanish. */
export const messageTopicsInSpanish = {
  'savings-plan': 'Inscribirme en el plan de ahorro',
  'payment-plan': 'Pagar mes a mes',
  insurance: 'Mi plan de seguro',
  offers: 'Ofertas actuales',
  price: 'Cuánto cuesta un tratamiento',
  reviews: 'Unas palabras sobre mi visita',
  privacy: 'Qué guardan sobre mí',
} satisfies Record<MessageTopic, string>;
