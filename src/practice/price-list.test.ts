import { expect, test } from 'vitest';
import { memberPriceText, nameList, priceText, pricesOf, treatments } from './price-list.ts';
import { services } from './services.ts';

test('a price is a lowest one, a range, or left open', () => {
  expect(priceText({ price: { from: 450 } })).toBe('from $450');
  expect(priceText({ price: { from: 900, to: 1_400 } })).toBe('$900 to $1,400');
  expect(priceText({})).toBeUndefined();
});

test('a member reads what the plan makes of it', () => {
  expect(memberPriceText({ price: { from: 450 }, plan: 'included' })).toBe('included');
  expect(memberPriceText({ price: { from: 200 }, plan: 'discounted' })).toBe('from $170');
  expect(memberPriceText({ price: { from: 900, to: 1_400 }, plan: 'discounted' })).toBe('$765 to $1,190');
  expect(memberPriceText({ plan: 'discounted' })).toBe('15% less');
  expect(memberPriceText({ plan: 'excluded' })).toBe('not part of the plan');
});

test('names in a list begin small after the first, abbreviations do not', () => {
  expect(nameList(['Whitening', 'Clear aligners'])).toBe('Whitening, clear aligners');
  expect(nameList(['Radiografías', 'Óxido nitroso'])).toBe('Radiografías, óxido nitroso');
  expect(nameList(['Cleaning', 'X-rays', 'TMJ splint', '3D image'])).toBe(
    'Cleaning, X-rays, TMJ splint, 3D image',
  );
});

test('every service has its treatments, each of them once', () => {
  const all = services.flatMap(({ id }) => {
    const { listed, onRequest } = pricesOf(id);
    expect(listed.length + onRequest.length).toBeGreaterThan(0);
    return [...listed, ...onRequest];
  });
  expect(new Set(all.map(({ id }) => id)).size).toBe(treatments.length);
  expect(all).toHaveLength(treatments.length);
});
