import type { FactKind } from '#contracts/facts.ts';

/** What the portal calls each kind of fact. */
export const factName: Record<FactKind, string> = {
  hours: 'Opening hours',
  phone: 'Phone',
  prices: 'Prices',
  team: 'Team',
  offers: 'Offers',
  words: 'Patients’ words',
  insurers: 'Insurers',
  providers: 'Partners',
};

/** What is to be known of a kind before it is changed. */
export const factNote: Partial<Record<FactKind, string>> = {
  insurers: 'A new insurer stands there by its name: a logo is a file of the site.',
  providers:
    'The companies that do booking, reviews and statistics for you. Each has to have signed what the law asks before it is named here. Where whoever runs the site has set one of these as a variable, that one holds.',
};

/** What one of a list is called. */
export const thingName: Partial<Record<FactKind, { name: string; add: string }>> = {
  team: { name: 'Person', add: 'Add a person' },
  offers: { name: 'Offer', add: 'Add an offer' },
  words: { name: 'Words', add: 'Add words' },
  insurers: { name: 'Insurer', add: 'Add an insurer' },
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
  fullExam: 'First full exam, from, dollars',
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
  portrait: 'Portrait',
  price: 'Price, dollars',
  value: 'Value, as the offer words it',
  includes: 'What it includes, a line each',
  terms: 'Terms',
  endsOn: 'Last day',
  words: 'Words',
  source: 'Where it was written',
  writtenOn: 'Written on',
  approvedOn: 'Allowed to be printed on',
  alsoKnownAs: 'What else stands on its cards, a line each',
  bookingUrl: 'Page of online booking',
  reviewsUrl: 'Page of reviews',
  analyticsId: 'Google Analytics, its id; empty for none',
  otherFrames: 'Other addresses shown in frames, a line each',
};

/** Texts that take more than a line to write. */
const longParts = ['shortBio', 'fullBio', 'terms', 'words'];
export const isLong = (name: string): boolean => longParts.includes(name);
/** Times of day: beside each other, and shown as the rest of the portal shows them. */
export const isTime = (name: string): boolean => /^(opens|closes|pause)/.test(name);
/** Days, chosen from a calendar. */
export const isDay = (name: string): boolean => /On$/.test(name);
/** Nothing to write: what pictures and addresses hang on. */
export const isHidden = (name: string): boolean => ['id', 'logo'].includes(name);

export const partName = (name: string): string => partNames[name] ?? name;
