import type { Treatment } from '../price-list.ts';
import { prices } from '../saved-prices.ts';

/** Which treatments stand in the price list, under which service. */
export const ownTreatments: readonly Treatment[] = [
  {
    id: 'full-exam',
    name: 'First full exam with X-rays',
    service: 'preventative',
    price: { from: prices.fullExam },
    plan: 'included',
  },
  { id: 'cleaning', name: 'Cleaning', service: 'preventative', plan: 'included' },
  { id: 'fluoride', name: 'Fluoride', service: 'preventative', plan: 'included' },
  {
    id: 'emergency-visit',
    name: 'Emergency visit with up to 2 X-rays',
    service: 'restorative',
    price: { from: prices.emergencyVisit },
    plan: 'discounted',
  },
  { id: 'filling', name: 'Tooth-colored filling', service: 'restorative', plan: 'discounted' },
  { id: 'crown', name: 'Crown or bridge', service: 'restorative', plan: 'discounted' },
  { id: 'root-canal', name: 'Root canal', service: 'restorative', plan: 'discounted' },
  { id: 'whitening', name: 'Whitening', service: 'cosmetic', plan: 'discounted' },
  { id: 'veneers', name: 'Veneers', service: 'cosmetic', plan: 'discounted' },
  { id: 'aligners', name: 'Clear aligners', service: 'cosmetic', plan: 'discounted' },
  { id: 'implant', name: 'Single implant', service: 'implants', plan: 'discounted' },
  { id: 'implant-denture', name: 'Implant-supported denture', service: 'implants', plan: 'discounted' },
  { id: 'cone-beam', name: '3D cone beam image', service: 'implants', plan: 'excluded' },
  { id: 'nitrous', name: 'Nitrous oxide', service: 'sedation', plan: 'discounted' },
  { id: 'oral-sedation', name: 'Oral sedation', service: 'sedation', plan: 'discounted' },
];
