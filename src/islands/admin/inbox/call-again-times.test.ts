import { expect, it } from 'vitest';
import { nextTries } from './call-again-times.ts';

// Monday, November 23, 2026; the office is open from 7:00 AM to 3:00 PM, on Tuesday from 11:00 AM.
it('offers a time later today while the office is open then, and the next mornings', () => {
  expect(nextTries(Date.parse('2026-11-23T15:01:00Z'))).toEqual([
    { label: 'today 12:05 PM', at: '2026-11-23T17:05:00.000Z' },
    { label: 'tomorrow 11:00 AM', at: '2026-11-24T16:00:00.000Z' },
    { label: 'Wednesday 7:00 AM', at: '2026-11-25T12:00:00.000Z' },
  ]);
});

it('offers no hour at which nobody is there', () => {
  expect(nextTries(Date.parse('2026-11-23T19:00:00Z')).map(({ label }) => label)).toEqual([
    'tomorrow 11:00 AM',
    'Wednesday 7:00 AM',
  ]);
});
