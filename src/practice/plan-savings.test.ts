import { expect, test } from 'vitest';
import { compareYear, membershipPrice, sampleYear, verdict } from './plan-savings.ts';

const nothing = { members: 1, visits: {}, otherCare: 0, paysInInstallments: false };

test.each([
  [1, 385],
  [2, 685],
  [3, 985],
  [5, 1_585],
])('a household of %i pays %i dollars a year', (members, price) => {
  expect(membershipPrice(members)).toBe(price);
});

test('exams are in the plan, an emergency visit costs 15 % less', () => {
  const year = { ...nothing, visits: { 'full-exam': 1, 'emergency-visit': 2 } };
  expect(compareYear(year)).toEqual({ without: 450 + 400, with: 385 + 340, membership: 385 });
});

test('further care costs 15 % less, 10 % where it is paid in installments', () => {
  const year = { ...nothing, otherCare: 2_000 };
  expect(compareYear(year)).toEqual({ without: 2_000, with: 385 + 1_700, membership: 385 });
  expect(compareYear({ ...year, paysInInstallments: true }).with).toBe(385 + 1_800);
});

test('who needs nothing pays for the membership alone', () => {
  expect(compareYear(nothing)).toEqual({ without: 0, with: 385, membership: 385 });
});

test('the verdict says it either way', () => {
  expect(verdict(compareYear(sampleYear))).toBe('The plan would save you $65 or more.');
  expect(verdict(compareYear(nothing))).toBe(
    'The plan would cost you $385 more, unless you need further care.',
  );
  expect(verdict({ without: 500, with: 500, membership: 385 })).toBe('Both come to the same.');
});
