import { ownHours } from './own/hours.ts';
import { ownPhone } from './own/identity.ts';
import { ownInsurers } from './own/insurers.ts';
import { ownOffers } from './own/offers.ts';
import { ownWords } from './own/patient-words.ts';
import { ownPrices } from './own/prices.ts';
import { ownTeam } from './own/team.ts';
import { ownProviders } from './providers.ts';

/** What the site came with, by the kinds an owner may change in the portal. */
export const ownFacts = {
  hours: ownHours,
  phone: ownPhone,
  prices: ownPrices,
  team: ownTeam,
  offers: ownOffers,
  words: ownWords,
  insurers: ownInsurers,
  providers: ownProviders,
} as const;
