/** What each treatment is called, by its id. */
export const ownTreatmentNames: Readonly<Record<string, string>> = {
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
