import type { YearCosts } from '../plan-savings.ts';
import { dollars } from '../prices.ts';

/** In a sentence what the plan would change; honest where it would not pay. */
export function verdict({ without, with: withPlan }: YearCosts): string {
  const difference = without - withPlan;
  if (difference > 0) return `Con el plan ahorraría ${dollars(difference)} o más.`;
  if (difference === 0) return 'Cuesta lo mismo con el plan que sin él.';
  return `Con el plan pagaría ${dollars(-difference)} más, a menos que necesite otros tratamientos.`;
}
