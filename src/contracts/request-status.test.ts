import { describe, expect, it } from 'vitest';
import { finalStatuses, mayFollow, requestStatuses, stepBack } from './request-status.ts';

describe('the way of a request', () => {
  it('goes onward one step at a time, and to spam from anywhere', () => {
    const steps = requestStatuses.flatMap((from) =>
      requestStatuses
        .filter((to) => to !== 'spam' && mayFollow(from, to, null))
        .map((to) => `${from} → ${to}`),
    );
    expect(steps).toEqual([
      'pending → contacted',
      'contacted → pending',
      'contacted → confirmed',
      'contacted → declined',
      'confirmed → contacted',
      'confirmed → closed',
      'declined → contacted',
      'declined → closed',
      'closed → confirmed',
      'closed → declined',
      'spam → pending',
    ]);
    for (const from of requestStatuses) expect(mayFollow(from, 'spam', null)).toBe(from !== 'spam');
  });

  it('is over where nothing is to come: such a request is forgotten after the shorter time', () => {
    expect(finalStatuses).toEqual(['closed', 'spam']);
  });

  it('goes back to where it came from and nowhere else, where that is known', () => {
    expect(mayFollow('closed', 'declined', 'declined')).toBe(true);
    expect(mayFollow('closed', 'confirmed', 'declined')).toBe(false);
    expect(mayFollow('spam', 'contacted', 'contacted')).toBe(true);
    expect(stepBack('spam', 'confirmed')).toBe('confirmed');
    expect(stepBack('contacted', null)).toBe('pending');
    expect(stepBack('pending', null)).toBeUndefined();
  });
});
