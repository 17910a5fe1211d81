import { expect, it } from 'vitest';
import { ownOffers } from '../own/offers.ts';
import { offerWords } from './offers.ts';

it('has words for every offer the site came with', () => {
  for (const offer of ownOffers) expect(offerWords(offer)?.name, offer.id).toMatch(/./);
});

it('says nothing of its own about an offer an owner has added or worded anew', () => {
  const [offer] = ownOffers.slice(0, 1);
  if (!offer) throw new Error('There is no offer to look at.');
  expect(offerWords({ ...offer, id: 'spring-cleaning' })).toBeUndefined();
  expect(offerWords({ ...offer, id: 'constructor' })).toBeUndefined();
  expect(offerWords({ ...offer, terms: 'Only on Fridays.' })).toBeUndefined();
});
