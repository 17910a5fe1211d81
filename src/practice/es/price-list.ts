import type { PriceWords } from '../price-list.ts';

/** What each treatment is called, by its id. */
const names: Readonly<Record<string, string>> = {
  'full-exam': 'Primer examen completo con radiografías',
  cleaning: 'Limpieza',
  fluoride: 'Flúor',
  'emergency-visit': 'Visita de emergencia con hasta 2 radiografías',
  filling: 'Empaste del color del diente',
  crown: 'Corona o puente',
  'root-canal': 'Endodoncia (tratamiento de conducto)',
  whitening: 'Blanqueamiento',
  veneers: 'Carillas',
  aligners: 'Alineadores transparentes',
  implant: 'Un implante',
  'implant-denture': 'Dentadura sobre implantes',
  'cone-beam': 'Imagen 3D de haz cónico',
  nitrous: 'Óxido nitroso',
  'oral-sedation': 'Sedación oral',
};

/** @throws Error, which ends the build, for a treatment without a name in Spanish */
export function treatmentName(id: string): string {
  const name = names[id];
  if (name === undefined)
    throw new Error(`No name in Spanish for the treatment ${id} (src/practice/es/price-list.ts).`);
  return name;
}

export const priceWords: PriceWords = {
  from: (amount) => `desde ${amount}`,
  range: (least, most) => `de ${least} a ${most}`,
  included: 'incluido',
  excluded: 'fuera del plan',
  less: (percent) => `${percent}% menos`,
};
