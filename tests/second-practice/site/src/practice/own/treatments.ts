import type { Treatment } from '../price-list.ts';
import { prices } from '../saved-prices.ts';

/** Which treatments stand in the price list, under which service. */
export const ownTreatments: readonly Treatment[] = [
  {
    id: 'first-look',
    name: 'First look with pictures',
    service: 'preventative',
    price: { from: prices.fullExam },
    plan: 'included',
  },
  {
    id: 'sealant',
    name: 'Sealant, each tooth',
    service: 'preventative',
    price: { from: 45 },
    plan: 'discounted',
  },
  {
    id: 'pain-visit',
    name: 'Visit for pain',
    service: 'restorative',
    price: { from: prices.emergencyVisit },
    plan: 'discounted',
  },
  {
    id: 'white-filling',
    name: 'White filling',
    service: 'restorative',
    price: { from: 130, to: 240 },
    plan: 'discounted',
  },
  { id: 'lab-crown', name: 'Crown from the lab', service: 'restorative', plan: 'discounted' },
  { id: 'braces', name: 'Braces', service: 'cosmetic', price: { from: 2900, to: 4600 }, plan: 'discounted' },
  { id: 'clear-trays', name: 'Clear trays', service: 'cosmetic', plan: 'excluded' },
];
