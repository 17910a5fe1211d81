import type { ServiceId } from '../../services.ts';

/** The services in Spanish. */
export const serviceWords = {
  preventative: {
    title: 'Odontología familiar',
    description: 'Revisiones y limpiezas para todos los de su mesa, uno tras otro o todos juntos.',
  },
  restorative: {
    title: 'Empastes y coronas',
    description:
      'Lo que se llevó una caries o un hueso de aceituna, repuesto hasta que olvide qué diente era.',
  },
  cosmetic: {
    title: 'Ortodoncia',
    description: 'Frenos o férulas transparentes, para adolescentes y para quien nunca encontró el momento.',
  },
} satisfies Record<ServiceId, { title: string; description: string }>;
