import { describe, expect, it } from 'vitest';
import { closureOn } from './closures.ts';
import { hoursLines, isOpenOn } from './hours.ts';

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
