import { expect, it } from 'vitest';
import { flexibleHours } from './flexible-hours.ts';
import { ownHours } from './own/hours.ts';

const usual = { opens: '09:00', closes: '17:00' };
const week = {
  Monday: usual,
  Tuesday: usual,
  Wednesday: usual,
  Thursday: usual,
  Friday: usual,
  Saturday: null,
  Sunday: null,
};
const late = { opens: '09:00', closes: '19:30' };

it.each([
  ['the week the site came with', ownHours, 'Early mornings on most days, and a late evening on Tuesdays.'],
  ['neither early nor late', week, 'Tell us what suits you, and we look for a time.'],
  ['two late evenings', { ...week, Monday: late, Friday: late }, 'Late evenings on Mondays and Fridays.'],
  [
    'early every day, and a Saturday',
    Object.fromEntries(
      Object.keys(week).map((day) => [day, day === 'Sunday' ? null : { opens: '07:30', closes: '14:00' }]),
    ) as typeof ownHours,
    'Early mornings every day we are open, and Saturdays too.',
  ],
])('says of %s what its hours say', (_, hours, words) => {
  expect(flexibleHours(hours)).toBe(words);
});
