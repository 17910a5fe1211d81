import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { visitMinutes } from '#practice/limits.ts';
import { practice } from '#practice/practice.ts';
import { visitCalendar } from './visit-calendar.ts';

const visit = {
  requestId: '7f0c1d1e-0000-4000-8000-000000000001',
  reference: 'SD-AB12-CD34',
  language: 'en' as const,
  at: new Date('2026-11-24T16:30:00.123Z'),
  writtenAt: new Date('2026-11-20T09:00:00Z'),
  sequence: 2,
};
const file = visitCalendar(visit);

describe('the calendar file of a visit', () => {
  it('is read by a calendar as it was meant', () => {
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    const [component, ...others] = calendar.getAllSubcomponents('vevent');
    expect(others).toEqual([]);
    const event = new ICAL.Event(component);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-24T16:30:00Z'));
    expect(event.duration.toSeconds()).toBe(visitMinutes * 60);
    expect(event.summary).toBe(`Visit at ${practice.name}`);
    expect(event.location).toBe(
      `${practice.name}, ${practice.address.street}, Jacksonville, FL ${practice.address.zip}`,
    );
    expect(event.description).toBe(
      `Reference SD-AB12-CD34\nIf you cannot come, please call ${practice.phone.display}.`,
    );
    expect([event.uid, event.sequence]).toEqual([`visit-${visit.requestId}@samplewater-dental.example`, 2]);
  });

  it('speaks Spanish to whoever wrote so', () => {
    const spanish = visitCalendar({ ...visit, language: 'es' }).replaceAll('\r\n ', '');
    expect(spanish).toContain(`SUMMARY:Cita en ${practice.name}`);
    expect(spanish).toContain(
      `Referencia SD-AB12-CD34\\nSi no puede venir\\, llame al ${practice.phone.display}.`,
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
