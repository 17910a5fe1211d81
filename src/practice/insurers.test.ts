import { expect, test } from 'vitest';
import { acceptedInsurer, planAnswer } from './insurers.ts';

test.each([
  ['Aetna', 'Aetna'],
  ['cigna dental PPO', 'Cigna'],
  ['UnitedHealthcare', 'United Healthcare'],
  ['uhc', 'United Healthcare'],
  ['Met Life', 'MetLife'],
  ['Blue Cross Blue Shield', 'Florida Blue'],
  ['BCBS Florida', 'Florida Blue'],
  ['  guard', 'Guardian'],
])('%j is the accepted %s', (typed, name) => {
  expect(acceptedInsurer(typed)?.name).toBe(name);
});

test.each(['Delta Dental', 'Medicaid', 'ae', '', '!!!', 'a'.repeat(500)])('%j is none of them', (typed) => {
  expect(acceptedInsurer(typed)).toBeUndefined();
});

test('an answer for every name, and none before there is one', () => {
  expect(planAnswer('aet')).toMatch(/^Yes, we accept Aetna\./);
  expect(planAnswer(' Delta Dental ')).toMatch(
    /^“Delta Dental” is not one of the insurers we accept\. You can still come/,
  );
  expect(planAnswer('de')).toBe('');
});
