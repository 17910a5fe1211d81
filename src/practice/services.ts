/** The five services. The id is also the choice in the appointment request. */
export type ServiceId = 'preventative' | 'restorative' | 'cosmetic' | 'implants' | 'sedation';

export interface Service {
  id: ServiceId;
  title: string;
  /** The name on the home page's card where it differs from the page's. */
  cardTitle: string;
  description: string;
  features: readonly string[];
  /** What brings people to it, in their words. */
  goodFor: string;
  howLong: string;
  link: string;
  /** A colour family of the design tokens. */
  color: 'seaglass' | 'sand' | 'coral' | 'ink';
  /** A name in `assets/icons.ts`. */
  icon: 'shield' | 'sparkle' | 'smile' | 'tooth' | 'moon';
  /** A file name in `assets/images/services`. */
  image: string;
  imageAlt: string;
}

export const services: readonly Service[] = [
  {
    id: 'preventative',
    title: 'Preventative Dentistry',
    cardTitle: 'Preventative',
    description: 'Regular checkups and gentle cleanings keep small things small, for you and your children.',
    features: ['Checkups and cleanings', 'Kids dentistry', 'X-rays and screenings', 'Fluoride care'],
    goodFor: 'Healthy teeth you want to keep, bleeding gums, a child’s first visit',
    howLong: 'About an hour, every six months',
    link: '/preventative-dentistry',
    color: 'seaglass',
    icon: 'shield',
    image: 'preventative',
    imageAlt: 'Two gloved hands hold a mirror and a probe over a model of teeth',
  },
  {
    id: 'restorative',
    title: 'Restorative Dentistry',
    cardTitle: 'Restorative Dentistry',
    description: 'A chipped, broken or aching tooth made whole again, often in a single visit.',
    features: ['Same-day restorations', 'Tooth-colored fillings', 'Crowns and bridges', 'Root canals'],
    goodFor: 'A toothache, a cavity, a broken tooth, a lost filling, a gap',
    howLong: '2-3 hours for a same-day crown, less for a filling',
    link: '/restorative-dentistry',
    color: 'sand',
    icon: 'sparkle',
    image: 'restorative',
    imageAlt: 'A tooth-colored crown is lowered onto the tooth it will cover, under a lamp',
  },
  {
    id: 'cosmetic',
    title: 'Cosmetic Dentistry',
    cardTitle: 'Cosmetic Dentistry',
    description: 'Whiter, straighter, more even: small or large changes that still look like you.',
    features: ['Veneers', 'Clear aligner orthodontics', 'Whitening', 'Smile makeover'],
    goodFor: 'Stains, chips, gaps, crowded or uneven teeth',
    howLong: 'One visit for whitening, 12-18 months for aligners',
    link: '/cosmetic-dentistry',
    color: 'coral',
    icon: 'smile',
    image: 'cosmetic',
    imageAlt: 'A shade guide is held beside a smile',
  },
  {
    id: 'implants',
    title: 'Dental Implants',
    cardTitle: 'Dental Implants',
    description: 'A new root and a new tooth where one is missing, without touching its neighbors.',
    features: [
      'Single tooth replacement',
      'Implant-supported dentures',
      'Bone evaluation',
      'Temporary restoration',
    ],
    goodFor: 'One missing tooth, several, or a denture that slips',
    howLong: '3-6 months from start to finish, in a few visits',
    link: '/dental-implants',
    color: 'ink',
    icon: 'tooth',
    image: 'implants',
    imageAlt: 'A drawing of an implant in the jaw, seen from the side, between two natural teeth',
  },
  {
    id: 'sedation',
    title: 'Sedation Dentistry',
    cardTitle: 'Sedation Dentistry',
    description: 'If the chair makes you nervous, we can take the edge off, lightly or a little more.',
    features: ['Nitrous oxide', 'Oral sedation', 'Continuous monitoring', 'Recovery support'],
    goodFor: 'Fear of the dentist, a strong gag reflex, long visits',
    howLong: 'Nitrous wears off quickly; oral sedation takes the day',
    link: '/sedation-dentistry',
    color: 'seaglass',
    icon: 'moon',
    image: 'sedation',
    imageAlt: 'A patient rests in the chair under a blanket, with headphones on',
  },
];

export function serviceById(id: ServiceId): Service {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) throw new RangeError(`No such service: ${id}`);
  return service;
}
