import type { ServiceId } from '../../services.ts';

/** The services in Spanish. */
export const serviceWords = {
  preventative: {
    title: 'Odontología preventiva',
    description:
      'Revisiones periódicas y limpiezas suaves para que lo pequeño siga siendo pequeño, en usted y en sus hijos.',
  },
  restorative: {
    title: 'Odontología restauradora',
    description: 'Un diente astillado, roto o que duele, entero otra vez; muchas veces en una sola visita.',
  },
  cosmetic: {
    title: 'Odontología estética',
    description:
      'Más blancos, más derechos, más parejos: cambios grandes o pequeños con los que usted sigue siendo usted.',
  },
  implants: {
    title: 'Implantes dentales',
    description: 'Una raíz nueva y un diente nuevo donde falta uno, sin tocar los dientes vecinos.',
  },
  sedation: {
    title: 'Odontología con sedación',
    description: 'Si el sillón le pone los nervios de punta, podemos calmarlos, un poco o un poco más.',
  },
} satisfies Record<ServiceId, { title: string; description: string }>;
