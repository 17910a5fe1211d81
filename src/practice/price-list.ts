/** What single treatments cost. Whole US dollars. */
import { ownTreatments } from './own/treatments.ts';
import { dollars, savingsPlan } from './prices.ts';
import { type ServiceId } from './services.ts';

export const treatments: readonly Treatment[] = ownTreatments;

export interface Treatment {
  id: string;
  name: string;
  service: ServiceId;
  /** `from` alone is a lowest price, with `to` a range. A practice without a list price for it leaves this out. */
  price?: { from: number; to?: number };
  /** What the savings plan does for a member. */
  plan: 'included' | 'discounted' | 'excluded';
}

/** What stands around the figures; amounts come as `$450`. */
export interface PriceWords {
  from: (amount: string) => string;
  range: (least: string, most: string) => string;
  included: string;
  excluded: string;
  less: (percent: number) => string;
}

const englishWords: PriceWords = {
  from: (amount) => `from ${amount}`,
  range: (least, most) => `${least} to ${most}`,
  included: 'included',
  excluded: 'not part of the plan',
  less: (percent) => `${percent}% less`,
};

/** `from $450`, `$900 to $1,400`, or undefined where there is no list price. */
export function priceText(
  { price }: Pick<Treatment, 'price'>,
  words: PriceWords = englishWords,
): string | undefined {
  if (!price) return undefined;
  const least = dollars(price.from);
  return price.to === undefined ? words.from(least) : words.range(least, dollars(price.to));
}

/** `Whitening, veneers, clear aligners`: within a list a name begins small, unless it is an abbreviation. */
export function nameList(names: readonly string[]): string {
  const within = (name: string) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return names.map((name, index) => (index === 0 ? name : within(name))).join(', ');
}

/** What a member of the savings plan pays for it, in words. */
export function memberPriceText(
  { price, plan }: Pick<Treatment, 'price' | 'plan'>,
  words: PriceWords = englishWords,
): string {
  if (plan === 'included') return words.included;
  if (plan === 'excluded') return words.excluded;
  const less = (amount: number) => Math.round(amount * (1 - savingsPlan.discountPercent / 100));
  const lowered = price && { from: less(price.from), ...(price.to && { to: less(price.to) }) };
  return (lowered && priceText({ price: lowered }, words)) ?? words.less(savingsPlan.discountPercent);
}

/** The treatments of one service: those with a list price, and the names of the others. */
export function pricesOf(service: ServiceId): {
  listed: readonly Treatment[];
  onRequest: readonly Treatment[];
} {
  const all = treatments.filter((treatment) => treatment.service === service);
  return {
    listed: all.filter(({ price }) => price),
    onRequest: all.filter(({ price }) => !price),
  };
}
