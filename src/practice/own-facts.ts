import { ownHours } from './hours.ts';
import { ownOffers } from './offers.ts';
import { ownWords } from './patient-words.ts';
import { ownPhone } from './practice.ts';
import { ownPrices } from './saved-prices.ts';
import { ownTeam } from './team.ts';

/** What the site came with, by the kinds an owner may change in the portal. */
export const ownFacts = {
  hours: ownHours,
  phone: ownPhone,
  prices: ownPrices,
  team: ownTeam,
  offers: ownOffers,
  words: ownWords,
} as const;
