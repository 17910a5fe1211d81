import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { appointmentSchema, deskAppointmentSchema } from './appointment.ts';
import { contactMessageSchema } from './contact-message.ts';

const bounds = { earliest: '2028-02-28', latest: '2030-02-28' };
const schema = appointmentSchema(bounds);
const valid = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '904 555 0100' };
const fault = (change: object) =>
  z.safeParse(schema, { ...valid, ...change }).error?.issues.map(({ path }) => path.join('.'));

describe('the appointment request', () => {
  it('reads absent optional fields as null and leaves out what it does not name', () => {
    expect(
      z.parse(schema, { ...valid, id: 'x', status: 'closed', createdAt: '2020-01-01', more: 1 }),
    ).toEqual({
      ...valid,
      service: null,
      preferredDate: null,
      notes: null,
      language: null,
    });
  });

  it.each([
    { service: '' },
    { service: null },
    { service: 'implants' },
    { service: 'undecided' },
    { preferredDate: '' },
    { preferredDate: '2028-02-29' },
    { preferredDate: '2028-02-28' },
    { preferredDate: '2030-02-28' },
    { notes: `${'n'.repeat(1_999)}👩` },
    { notes: 'a\nb\tc' },
  ])('accepts %j', (change) => {
    expect(fault(change)).toBeUndefined();
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ lastName: null }, 'lastName'],
    [{ email: 'nope' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ service: 'whitening' }, 'service'],
    [{ service: 3 }, 'service'],
    [{ service: '__proto__' }, 'service'],
    [{ preferredDate: '2028-02-27' }, 'preferredDate'],
    [{ preferredDate: '2030-03-01' }, 'preferredDate'],
    [{ preferredDate: '2029-02-29' }, 'preferredDate'],
    [{ preferredDate: '2028-13-01' }, 'preferredDate'],
    [{ preferredDate: '02/28/2028' }, 'preferredDate'],
    [{ preferredDate: '2028-02-28T00:00:00Z' }, 'preferredDate'],
    [{ preferredDate: 20280228 }, 'preferredDate'],
    [{ notes: 'n'.repeat(2_001) }, 'notes'],
    [{ notes: ['a'] }, 'notes'],
    [{ notes: 'a\u0000' }, 'notes'],
  ])('refuses %j and names the field', (change, field) => {
    expect(fault(change)).toEqual([field]);
  });

  it.each([null, [], 'text', 3, true])('refuses %j as a whole', (value) => {
    expect(z.safeParse(schema, value).success).toBe(false);
  });

  it('lets staff take a request from somebody without an e-mail address', () => {
    expect(z.parse(deskAppointmentSchema(bounds), { ...valid, email: '' }).email).toBeNull();
  });
});

describe('the message', () => {
  it('needs a name, an address and a text', () => {
    const missing = z.safeParse(contactMessageSchema, {}).error?.issues.map(({ path }) => path[0]);
    expect(missing).toEqual(['name', 'email', 'message']);
    const sent = { name: 'Ann', email: 'ann@example.com', message: ' Hello\r\nthere ' };
    expect(z.parse(contactMessageSchema, sent)).toEqual({
      ...sent,
      subject: null,
      message: 'Hello\nthere',
      language: null,
    });
  });
});
