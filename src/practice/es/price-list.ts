import { ownTreatmentNames } from '../own/es/treatments.ts';
import type { PriceWords } from '../price-list.ts';

/** @throws Error, which ends the build, for a treatment without a name in Spanish */
export function treatmentName(id: string): string {
  const name = ownTreatmentNames[id];
  if (name === undefined)
    throw new Error(`No name in Spanish for the treatment ${id} (src/practice/own/es/treatments.ts).`);
  return name;
}

export const priceWords: PriceWords = {
  from: (amount) => `desde ${amount}`,
  range: (least, most) => `de ${least} a ${most}`,
  included: 'incluido',
  excluded: 'fuera del plan',
  less: (percent) => `${percent}% menos`,
};
