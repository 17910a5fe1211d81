import type { FactKind } from '#contracts/facts.ts';

/** What the portal calls each kind of fact. */
export const factName: Record<FactKind, string> = {
  hours: 'Opening hours',
  phone: 'Phone',
  prices: 'Prices',
  team: 'Team',
  offers: 'Offers',
  words: 'Patients’ words',
};

/** What one of a list is called; a list whose things need more than words, such as a portrait, does not grow here. */
export const thingName: Partial<Record<FactKind, { name: string; add?: string }>> = {
  team: { name: 'Person' },
  offers: { name: 'Offer', add: 'Add an offer' },
  words: { name: 'Words', add: 'Add words' },
};

/** What it calls their parts; a name that is a word of its own, such as a weekday, needs none. */
const partNames: Record<string, string> = {
  opens: 'Opens at',
  closes: 'Closes at',
  pauseFrom: 'Break from (if any)',
  pauseTo: 'Break until',
  display: 'Number patients call',
  individual: 'Savings plan: Individual, dollars a year',
  household: 'Savings plan: Household 2 Members, dollars a year',
  additional: 'Savings plan: Additional Members, dollars a year',
  discountPercent: 'Off other services for members, percent',
  discountPercentWithInstalments: 'The same with installment financing, percent',
  fullExam: 'First full exam with X-rays, from, dollars',
  emergencyVisit: 'Emergency visit, from, dollars',
  name: 'Name',
  title: 'Title',
  callName: 'What patients call them',
  shortBio: 'In a sentence',
  fullBio: 'In full',
  specialties: 'Specialties, a line each',
  license: 'License (of a dentist)',
  education: 'Education, a line each',
  memberships: 'Memberships, a line each',
  hobbies: 'Personal interests, a line each',
  price: 'Price, dollars',
  value: 'Value, as the offer words it',
  includes: 'What it includes, a line each',
  terms: 'Terms',
  endsOn: 'Last day',
  words: 'Words',
  source: 'Where it was written',
  writtenOn: 'Written on',
  approvedOn: 'Allowed to be printed on',
};

/** Texts that take more than a line to write. */
const longParts = ['shortBio', 'fullBio', 'terms', 'words'];
export const isLong = (name: string): boolean => longParts.includes(name);
/** Times, two beside each other. */
export const isShort = (name: string): boolean => /^(opens|closes|pause)/.test(name);
/** Nothing to write: what pictures and addresses hang on. */
export const isHidden = (name: string): boolean => name === 'id';

export const partName = (name: string): string => partNames[name] ?? name;
