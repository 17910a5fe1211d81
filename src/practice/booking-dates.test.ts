import { afterEach, expect, it, vi } from 'vitest';
import { bookingDates } from './booking-dates.ts';

afterEach(() => void vi.unstubAllGlobals());

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

// Chromium reads March 1 there; to WebKit it is no date, and a form that asked for its last day was gone.
it('ends on February 28 where a browser reads no day that is not in the calendar', () => {
  class StrictDate extends Date {
    constructor(given: string | number = Date.now()) {
      super(given);
      if (typeof given === 'string' && this.getUTCDate() !== Number(given.slice(8, 10))) this.setTime(NaN);
    }
  }
  const leapDay = new Date('2028-02-29T12:00:00Z');
  vi.stubGlobal('Date', StrictDate);
  expect(bookingDates(leapDay).latest).toBe('2030-02-28');
});
