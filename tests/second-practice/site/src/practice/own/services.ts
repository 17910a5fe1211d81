import type { Service } from '../services.ts';

/** What the practice does, in the order of its pages. */
export const ownServices = [
  {
    id: 'preventative',
    title: 'Family Dentistry',
    cardTitle: 'Family Dentistry',
    description: 'Checkups and cleanings for everybody at your table, one after the other or all at once.',
    features: ['Checkups for all ages', 'Cleanings', 'Sealants for children', 'Mouth guards for sports'],
    goodFor: 'Grandparents, toddlers, and whoever drives them',
    howLong: 'Forty-five minutes for each of you, twice a year',
    link: '/family-dentistry',
    icon: 'shield',
    image: 'preventative',
    imageAlt: 'A mirror and a probe beside a model of teeth',
  },
  {
    id: 'restorative',
    title: 'Fillings and Crowns',
    cardTitle: 'Fillings and Crowns',
    description:
      'What a cavity or a cracked olive pit has taken, put back so that you forget which tooth it was.',
    features: ['White fillings', 'Crowns from a local lab', 'Repairs of dentures'],
    goodFor: 'A hole, a crack, an old filling that feels rough',
    howLong: 'One visit for a filling, two for a crown',
    link: '/fillings-and-crowns',
    icon: 'sparkle',
    image: 'restorative',
    imageAlt: 'A crown is lowered onto a tooth under a lamp',
  },
  {
    id: 'cosmetic',
    title: 'Orthodontics',
    cardTitle: 'Orthodontics',
    description: 'Braces or clear trays, for teenagers and for those who never got around to it.',
    features: ['Metal and ceramic braces', 'Clear trays', 'Retainers'],
    goodFor: 'Teeth that overlap, stand apart or meet in the wrong place',
    howLong: 'Eight to twenty months, with a look every five weeks',
    link: '/orthodontics',
    icon: 'smile',
    image: 'aligners',
    imageAlt: 'Two clear trays beside their case',
  },
] as const satisfies readonly Service[];

/** The same in a few words, for search engines. */
export const servicesInShort = 'Family dentistry, fillings, crowns and orthodontics';
