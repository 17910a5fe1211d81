/** Why the office is closed, by the reason `closures.ts` gives; what stands behind “cerrado”. */
export const closureWords: Readonly<Record<string, string>> = {
  'New Year’s Day': 'por Año Nuevo',
  'Memorial Day': 'por el Día de los Caídos (Memorial Day)',
  'Independence Day': 'por el Día de la Independencia',
  'Labor Day': 'por el Día del Trabajo (Labor Day)',
  Thanksgiving: 'por el Día de Acción de Gracias',
  'Christmas Day': 'por Navidad',
};
