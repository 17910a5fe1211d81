import { ownIdentity } from './identity.ts';

const { city, state } = ownIdentity.address;

/** What only somebody who has been here can say. */
export const place = {
  kind: `Family dentistry and orthodontics in ${city}, ${state}`,
  serves: `Three generations of ${city} have sat in our waiting room, many of them at once.`,
  care: 'From the first baby tooth to the last crown',
  facility: 'Two treatment rooms behind thick adobe walls, cool in July and quiet all year.',
  rooms:
    'The building was a bakery once. The thick walls keep the heat and the noise outside, and every room opens onto the courtyard.',
  equipment: 'Digital X-rays, a scanner the size of a toothbrush, and a sterilizer you may inspect.',
  calm: {
    title: 'Unhurried Visits',
    text: 'Forty-five minutes at least for everybody, and a courtyard to breathe in first.',
  },
  parking: 'Two streets from the streetcar stop, with a lot behind the building.',
  findUs:
    'Look for the green awning across from the plaza. The lot is behind the building; the step-free way in is from there.',
  arrival:
    'Carmen greets you in the language you like. There is cold water with lime. Forms wait on a tablet, and we help.',
  costs: 'Carmen adds it up with you on one page, and you take the page home.',
  access: [
    'The way in from the lot has no step; the one from the plaza has two.',
    'Assistance dogs drink from the courtyard fountain.',
    'Everybody here speaks Spanish and English. For other languages we call an interpreter.',
  ],
  pictures: {
    exterior: 'A low adobe house with a green awning over its door',
    reception: 'A reception desk with two armchairs',
    waitingRoom: 'A waiting room with a sofa and an armchair',
    treatmentRoom: 'A treatment room, its chair beside a wide window',
    firstVisit: 'A treatment room, its chair turned to the light',
    map: 'A drawn map: the office stands on the plaza, two streets from the streetcar',
  },
} as const;
