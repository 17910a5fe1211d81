/**
 * What only somebody who has been here can say: who comes, how the door is found, what the rooms have, what their pictures
 * show. Another practice has all of it otherwise, and its Spanish in `es/place.ts`.
 */
import { ownIdentity } from './identity.ts';

const { city, state, street } = ownIdentity.address;

export const place = {
  /** What stands behind the name where a search engine shows the home page. */
  kind: `Family and cosmetic dentist in ${city}, ${state}`,
  serves: `We look after families from all over ${city}, from the river to the beaches.`,
  care: 'From a first checkup to a new tooth',
  facility:
    'Pictures in three dimensions instead of molds, crowns made while you wait, and rooms with a view of the river.',
  rooms:
    'No long row of chairs, no smell that brings back old visits. There is daylight in every room, a view of the river, and someone who knows your name when you come in.',
  equipment: 'Small digital scanners, low-dose X-rays, and a mill that makes crowns while you wait.',
  /** For whoever finds the chair hard. */
  calm: {
    title: 'Sedation Options',
    text: 'Nitrous oxide or oral sedation for anyone who finds the chair hard.',
  },
  parking: `At ${street.split(',')[0] ?? ''}, with free parking right at the door.`,
  findUs:
    'Look for the coral door by the river. Parking is free and right in front, with two wheelchair spaces and a ramp.',
  arrival: 'Someone greets you by name. There is water, coffee and a view. Forms are short, and we help.',
  costs:
    'Our treatment coordinator goes through the numbers with you, line by line, and never asks you to decide on the spot.',
  access: [
    'No steps from the parking lot to the chair, and marked spaces by the door.',
    'Service animals are welcome.',
    'We can plan more time, a quiet room, or an interpreter. Tell us when you book.',
  ],
  /** What the pictures of `assets/images/office` show. */
  pictures: {
    exterior: 'The office by the river, with palm trees beside its coral door',
    reception: 'The reception desk, with two coral armchairs by the window',
    waitingRoom: 'The waiting room: a sofa, an armchair and a wide view of the river',
    treatmentRoom: 'A bright treatment room with the chair beside a wide window over the river',
    firstVisit: 'A treatment room, its chair turned to the window and the river',
    map: 'A drawn map: the office lies between the river and the park, where the bay road meets the bridge road',
  },
} as const;
