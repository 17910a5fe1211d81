import type { place } from '../place.ts';

/** What `place.ts` says, as far as pages in Spanish say it too. */
export const placeWords = {
  kind: 'Dentista familiar y estético',
  findUs:
    'Busque la puerta de color coral junto al río. El estacionamiento es gratis y está justo enfrente; hay dos espacios y una rampa para sillas de ruedas.',
  arrival:
    'Alguien le saluda por su nombre. Hay agua, café y una buena vista. Los formularios son cortos y le ayudamos.',
  costs:
    'Nuestro coordinador de tratamientos revisa las cuentas con usted, línea por línea, y nunca le pide que decida en el momento.',
  pictures: {
    reception: 'La recepción, con dos sillones de color coral junto a la ventana',
    waitingRoom: 'La sala de espera: un sofá, un sillón y una vista amplia del río',
    firstVisit: 'Una sala de tratamiento, con el sillón vuelto hacia la ventana y el río',
    map: 'Un mapa dibujado: el consultorio está entre el río y el parque, donde la calle de la bahía se cruza con la del puente',
  },
} satisfies Spoken<typeof place>;

/** Some of what is said, in other words. */
type Spoken<Words> = {
  readonly [Key in keyof Words]?: Words[Key] extends string ? string : Spoken<Words[Key]>;
};
