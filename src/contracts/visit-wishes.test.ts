import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { patientAppointmentSchema } from './visit-wishes.ts';

const schema = patientAppointmentSchema({ earliest: '2028-02-28', latest: '2030-02-28' });
const valid = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '904 555 0100' };
const notesOf = (change: object) => z.parse(schema, { ...valid, ...change }).notes;
const faults = (change: object) =>
  z.safeParse(schema, { ...valid, ...change }).error?.issues.map(({ path }) => path.join('.'));

describe('who a visit is for and when it suits', () => {
  it.each([
    [{}, null],
    [{ visitFor: 'undecided', timeOfDay: '' }, null],
    [{ notes: 'It hurts.' }, 'It hurts.'],
    [{ visitFor: 'child' }, 'For: My child.'],
    [
      { visitFor: 'other', timeOfDay: 'morning', notes: 'It hurts.' },
      'For: Somebody I care for. Time of day: Morning.\nIt hurts.',
    ],
  ])('%j is kept in the notes as %j', (change, notes) => {
    expect(notesOf(change)).toBe(notes);
  });

  it('is never a member of the request itself', () => {
    expect(Object.keys(z.parse(schema, { ...valid, visitFor: 'me' }))).toEqual([
      ...Object.keys(valid),
      'service',
      'preferredDate',
      'notes',
      'language',
    ]);
  });

  it.each([[{ visitFor: 'toString' }], [{ visitFor: 'Me' }], [{ timeOfDay: 5 }]])(
    '%j is refused at its field',
    (change) => {
      expect(faults(change)).toEqual(Object.keys(change));
    },
  );

  it('shares the room of the notes, and says how much of it is left', () => {
    const full = { visitFor: 'me', notes: 'n'.repeat(2_000) };
    expect(faults(full)).toEqual(['notes']);
    expect(z.safeParse(schema, { ...valid, ...full }).error?.issues[0]?.message).toBe(
      'Please use at most 1991 characters.',
    );
    expect(notesOf({ ...full, notes: 'n'.repeat(1_991) })).toHaveLength(2_000);
  });
});
