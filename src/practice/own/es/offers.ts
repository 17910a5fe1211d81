import type { OfferWords } from '../../es/offers.ts';

const terms = 'Para pacientes sin seguro dental.';

/** By the id of the offer; figures and dates stand once, in `offers.ts`. */
export const ownOfferWords: Readonly<Record<string, OfferWords>> = {
  'new-patient-exam': {
    name: 'Examen completo para pacientes nuevos',
    includes: [
      'Un examen completo de dientes, encías y mordida',
      'Todas las radiografías que el examen necesita',
      'Un plan por escrito, con precios',
    ],
    terms,
  },
  'new-patient-emergency': {
    name: 'Emergencia para pacientes nuevos',
    includes: ['Un examen de lo que duele', 'Hasta 2 radiografías', 'El siguiente paso claro, el mismo día'],
    terms,
  },
};
