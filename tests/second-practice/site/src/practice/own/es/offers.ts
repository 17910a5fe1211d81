import type { OfferWords } from '../../es/offers.ts';

/** By the id of the offer; figures and dates stand once, in `offers.ts`. */
export const ownOfferWords: Readonly<Record<string, OfferWords>> = {
  'back-to-school': {
    name: 'Revisión de regreso a clases',
    includes: ['Una revisión antes del primer día de clases', 'Un protector bucal ajustado mientras espera'],
    terms: 'Para menores de dieciséis años.',
  },
};
