import { describe, expect, it } from 'vitest';
import { expiryText, hasEnded } from './offers.ts';

const offer = { endsOn: '2025-12-31' };

describe('the end of an offer', () => {
  it('is the end of its last day on the clock of the office', () => {
    expect(hasEnded(offer, new Date('2026-01-01T04:59:59Z'))).toBe(false);
    expect(hasEnded(offer, new Date('2026-01-01T05:00:00Z'))).toBe(true);
  });

  it('is told before and after', () => {
    expect(expiryText(offer, false)).toBe('Expires December 31, 2025');
    expect(expiryText(offer, true)).toBe('Expired December 31, 2025');
  });
});
