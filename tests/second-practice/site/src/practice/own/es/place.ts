/** What `place.ts` says, as far as pages in Spanish say it too. */
export const placeWords = {
  kind: 'Odontología familiar y ortodoncia',
  findUs:
    'Busque el toldo verde frente a la plaza. El estacionamiento está detrás del edificio; por ahí se entra sin escalones.',
  arrival:
    'Carmen le saluda en el idioma que usted prefiera. Hay agua fresca con limón. Los formularios están en una tableta y le ayudamos.',
  costs: 'Carmen hace la cuenta con usted en una sola hoja, y la hoja se va con usted a casa.',
  pictures: {
    reception: 'Una recepción con dos sillones',
    waitingRoom: 'Una sala de espera con un sofá y un sillón',
    firstVisit: 'Una sala de tratamiento, con el sillón vuelto hacia la luz',
    map: 'Un mapa dibujado: el consultorio está en la plaza, a dos calles del tranvía',
  },
};
