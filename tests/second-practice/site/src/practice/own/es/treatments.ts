/** What each treatment is called, by its id. */
export const ownTreatmentNames: Readonly<Record<string, string>> = {
  'first-look': 'Primera revisión con imágenes',
  sealant: 'Sellador, por diente',
  'pain-visit': 'Visita por dolor',
  'white-filling': 'Empaste blanco',
  'lab-crown': 'Corona de laboratorio',
  braces: 'Frenos',
  'clear-trays': 'Férulas transparentes',
};
