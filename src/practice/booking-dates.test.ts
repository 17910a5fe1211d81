import { expect, it } from 'vitest';
import { bookingDates } from './booking-dates.ts';

it('starts today on the wall of the office and ends on the same day two years on', () => {
  expect(bookingDates(new Date('2026-11-21T04:30:00Z'))).toEqual({
    earliest: '2026-11-20',
    latest: '2028-11-20',
  });
  expect(bookingDates(new Date('2028-02-29T12:00:00Z'))).toEqual({
    earliest: '2028-02-29',
    latest: '2030-02-28',
  });
});
