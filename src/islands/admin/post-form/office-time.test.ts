import { describe, expect, it } from 'vitest';
import { fromOfficeTime, timeOfDay, toOfficeTime } from './office-time.ts';

describe('office time', () => {
  it.each([
    ['2026-01-15T09:00', '2026-01-15T14:00:00.000Z', 'winter'],
    ['2026-07-15T09:00', '2026-07-15T13:00:00.000Z', 'summer'],
    ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z', 'the minute before the clocks go forward'],
    ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z', 'the minute they have'],
    ['2026-11-01T00:30', '2026-11-01T04:30:00.000Z', 'the night they go back'],
    ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z', 'after they went back'],
    ['2026-12-31T23:59', '2027-01-01T04:59:00.000Z', 'the last minute of the year'],
  ])('%s in Jacksonville is %s (%s), and back', (wall, instant) => {
    expect(fromOfficeTime(wall)).toBe(instant);
    expect(toOfficeTime(instant)).toBe(wall);
  });

  it('moves an hour that does not exist to the one after it', () => {
    expect(fromOfficeTime('2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z');
  });

  it('takes the first of an hour that comes twice', () => {
    expect(fromOfficeTime('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
  });

  it.each(['', 'tomorrow', '2026-13-01T10:00', '2026-01-01'])('has no instant for %j', (wall) => {
    expect(fromOfficeTime(wall)).toBeUndefined();
  });

  it('shows the clock as the office reads it', () => {
    expect(timeOfDay('2026-11-21T15:42:10Z').replace(/\s/, ' ')).toBe('10:42 AM');
    expect(timeOfDay('2026-11-21T23:58:10Z').replace(/\s/, ' ')).toBe('6:58 PM');
  });
});
