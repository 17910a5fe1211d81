import {
  type acceptedPayments,
  type instalments,
  type planBenefits,
  type planIncludes,
  type planTerms,
  savingsPlan,
} from '../prices.ts';
import type { Lines } from './lines.ts';

/** The savings plan and the ways to pay, in Spanish. Figures stand once, in `prices.ts`. */
type PlanName = (typeof savingsPlan.prices)[number]['name'];

export const planNames = {
  Individual: { name: 'Individual', who: 'Para una persona' },
  'Household 2 Members': { name: 'Hogar de 2 personas', who: 'Para dos personas del mismo hogar' },
  'Additional Members': { name: 'Personas adicionales', who: 'Por cada persona más' },
} satisfies Record<PlanName, { name: string; who: string }>;

const { discountPercent, discountPercentWithInstalments, dependentsUnderAge } = savingsPlan;

export const planLists = {
  includes: [
    '2 exámenes',
    'Todas las radiografías',
    '2 visitas de higiene dental',
    '2 aplicaciones de flúor',
  ],
  benefits: [
    `${discountPercent}% de descuento en otros servicios (${discountPercentWithInstalments}% si paga a plazos)`,
    'Sin períodos de espera',
    'Sin deducibles',
    'Sin máximos anuales',
    `Se aceptan dependientes menores de ${dependentsUnderAge}\u00a0años, vivan donde vivan`,
  ],
  terms: [
    'El plan no es reembolsable ni transferible.',
    'Se renueva solo cada año hasta que usted nos pida cancelarlo.',
    'No incluye imágenes 3D de haz cónico.',
  ],
} satisfies {
  includes: Lines<typeof planIncludes>;
  benefits: Lines<typeof planBenefits>;
  terms: Lines<typeof planTerms>;
};

export const instalmentWords = {
  benefits: [
    'Hay planes con 0% de interés (APR)',
    'Se solicita en segundos',
    'Sin consulta de crédito formal (hard check)',
  ],
  howToApply: [
    'Pídanos un plan de tratamiento por escrito, con su precio.',
    'Solicítelo en su teléfono o con nosotros en la recepción.',
    'Vea sus opciones y elija el pago mensual que le convenga.',
    'Empiece su tratamiento y pague mes a mes a la empresa de financiamiento.',
  ],
} satisfies { readonly [Key in keyof typeof instalments]: Lines<(typeof instalments)[Key]> };

export const paymentWords = [
  { name: 'Tarjetas de crédito', detail: 'Visa, MasterCard, Discover' },
  { name: 'Efectivo' },
  { name: 'Cheque personal' },
  { name: 'HSA/FSA' },
] satisfies Lines<typeof acceptedPayments, { name: string; detail?: string }>;
