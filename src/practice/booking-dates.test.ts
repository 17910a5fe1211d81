import { expect, it, vi } from 'vitest';
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

it('ends on February 28 where the browser takes February 29 of another year for no date', () => {
  class StrictDate extends Date {
    constructor(given: string | number = Date.now()) {
      super(given === '2030-02-29T00:00:00Z' ? NaN : given);
    }
  }
  const leapDay = new Date('2028-02-29T12:00:00Z');
  vi.stubGlobal('Date', StrictDate);
  try {
    expect(bookingDates(leapDay).latest).toBe('2030-02-28');
  } finally {
    vi.unstubAllGlobals();
  }
});
