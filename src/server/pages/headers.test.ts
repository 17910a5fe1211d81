import { expect, it, vi } from 'vitest';
import { nothingAnnounced } from '#contracts/announcements.ts';
import { announcementsHeaders, categoryHeaders, listHeaders } from './headers.ts';

const secondsOf = (headers: Record<string, string>) =>
  Number(/s-maxage=(\d+)/.exec(headers['Netlify-CDN-Cache-Control'] ?? '')?.[1]);

it('keeps what is announced until a closure is over at the latest', () => {
  // An hour before midnight in the office.
  const now = new Date('2026-11-24T04:00:00Z');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const closed = (to: string) => ({ from: '2026-11-23', to, reason: 'Storm' });
  const kept = (...closures: ReturnType<typeof closed>[]) =>
    secondsOf(announcementsHeaders({ ...nothingAnnounced, closures }, now));
  expect(kept()).toBe(86_400);
  expect(kept(closed('2026-12-24'), closed('2026-11-23'))).toBe(3_600);
  expect(kept(closed('2026-11-20'))).toBe(86_400);
  vi.useRealTimers();
});

it('keeps one page of a category whatever else stands in its address', () => {
  expect(categoryHeaders({ nextPublishAt: null, isAsLinked: true })['Netlify-Vary']).toBe('query=page');
});

it('keeps no list under an address our links do not have', () => {
  const list = { nextPublishAt: null, isAsLinked: false };
  for (const headers of [categoryHeaders(list), listHeaders(list, '')])
    expect(headers).not.toHaveProperty('Netlify-CDN-Cache-Control');
});
