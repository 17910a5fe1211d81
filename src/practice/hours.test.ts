import { describe, expect, it } from 'vitest';
import { closureOn } from './closures.ts';
import { hoursLines, isOpenOn, openStatus } from './hours.ts';

describe('the hours as a patient reads them', () => {
  it('groups neighbouring days with the same hours', () => {
    expect(hoursLines).toEqual([
      { days: 'Monday', hours: '7:00 AM-3:00 PM' },
      { days: 'Tuesday', hours: '11:00 AM-7:00 PM' },
      { days: 'Wednesday to Friday', hours: '7:00 AM-3:00 PM' },
      { days: 'Saturday and Sunday', hours: 'Closed' },
    ]);
  });
});

describe('the days the office is open', () => {
  it.each([
    ['2026-06-01', true, 'a Monday'],
    ['2026-06-06', false, 'a Saturday'],
    ['2026-06-07', false, 'a Sunday'],
    ['2026-11-26', false, 'Thanksgiving, the fourth Thursday'],
    ['2026-11-19', true, 'the Thursday before'],
    ['2026-05-25', false, 'Memorial Day, the last Monday of May'],
    ['2026-05-18', true, 'the Monday before'],
    ['2026-09-07', false, 'Labor Day'],
    ['2025-12-25', false, 'Christmas Day'],
    ['2028-02-29', true, 'a leap day on a Tuesday'],
  ])('%s is open: %s (%s)', (date, open) => {
    expect(isOpenOn(date)).toBe(open);
  });

  it('names the holiday that closes the office', () => {
    expect(closureOn('2026-11-26')).toBe('Thanksgiving');
    expect(closureOn('2026-06-06')).toBeNull();
  });
});

describe('open now, on the clock of the office', () => {
  it.each([
    ['2026-06-01T10:59:59Z', 'Closed now, opens today at 7:00 AM', 'a minute before opening in summer'],
    ['2026-06-01T11:00:00Z', 'Open now until 3:00 PM', 'at opening in summer'],
    ['2026-06-01T18:59:59Z', 'Open now until 3:00 PM', 'just before closing'],
    ['2026-06-01T19:00:00Z', 'Closed now, opens tomorrow at 11:00 AM', 'at closing'],
    [
      '2026-06-03T00:30:00Z',
      'Closed now, opens tomorrow at 7:00 AM',
      'Tuesday night there, Wednesday in UTC',
    ],
    ['2026-06-05T19:00:00Z', 'Closed now, opens on Monday at 7:00 AM', 'Friday at closing'],
    ['2026-12-24T20:00:00Z', 'Closed now, opens on Monday at 7:00 AM', 'Christmas Eve before a long weekend'],
    ['2026-03-06T12:00:00Z', 'Open now until 3:00 PM', 'at opening the Friday before the clocks go forward'],
    ['2026-03-09T11:00:00Z', 'Open now until 3:00 PM', 'at opening the Monday after'],
    ['2026-03-09T10:59:00Z', 'Closed now, opens today at 7:00 AM', 'a minute earlier'],
    ['2026-10-30T11:00:00Z', 'Open now until 3:00 PM', 'at opening the Friday before the clocks go back'],
    ['2026-11-02T11:30:00Z', 'Closed now, opens today at 7:00 AM', 'the same UTC time the Monday after'],
    ['2026-11-02T12:00:00Z', 'Open now until 3:00 PM', 'at opening that Monday'],
    ['2026-11-01T05:30:00Z', 'Closed now, opens tomorrow at 7:00 AM', 'in the hour that comes twice'],
  ])('%s: %s (%s)', (instant, text) => {
    expect(openStatus(new Date(instant)).text).toBe(text);
  });
});
