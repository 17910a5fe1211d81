import { ownHours } from './hours.ts';
import { ownPhone } from './practice.ts';
import { ownPrices } from './saved-prices.ts';

/** What the site came with, by the kinds an owner may change in the portal. */
export const ownFacts = { hours: ownHours, phone: ownPhone, prices: ownPrices } as const;
