import { describe, expect, it } from 'vitest';
import { practice } from '#practice/practice.ts';
import { visitCalendar } from './visit-calendar.ts';

const visit = {
  requestId: '7f0c1d1e-0000-4000-8000-000000000001',
  reference: 'SD-AB12-CD34',
  at: new Date('2026-11-24T16:30:00.123Z'),
  writtenAt: new Date('2026-11-20T09:00:00Z'),
  sequence: 2,
};
const file = visitCalendar(visit);
const unfolded = file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a visit', () => {
  it('says when, where and with which reference, and nothing of why', () => {
    expect(unfolded).toContain('DTSTART:20261124T163000Z');
    expect(unfolded).toContain('DTSTAMP:20261120T090000Z');
    expect(unfolded).toContain('SEQUENCE:2');
    expect(unfolded).toContain(`UID:visit-${visit.requestId}@samplewater-dental.example`);
    expect(unfolded.find((line) => line.startsWith('LOCATION:'))).toContain(
      `${practice.address.street.replaceAll(',', '\\,')}\\, Jacksonville`,
    );
    expect(unfolded.find((line) => line.startsWith('DESCRIPTION:'))).toBe(
      `DESCRIPTION:Reference SD-AB12-CD34\\nIf you cannot come\\, please call ${practice.phone.display}.`,
    );
  });

  it('ends each line as the standard wants and folds it within 75 bytes', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const odd = visitCalendar({ ...visit, reference: 'ß'.repeat(90) });
    expect(odd.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(odd.replaceAll('\r\n ', '')).toContain('ß'.repeat(90));
  });
});
