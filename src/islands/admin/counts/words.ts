import type { CountKind, CountSpan } from '#contracts/counts.ts';

/** What the portal calls what is counted. */
export const countName: Record<CountKind, string> = {
  view: 'Page views',
  call: 'Calls tapped',
  booking: 'Booking opened',
  form: 'Forms sent',
};

export const spanName: Record<CountSpan, string> = {
  12: '12 weeks',
  52: 'One year',
  104: 'Two years',
};

const many: Record<string, string> = {
  '/': 'Home',
  '/es': 'Home in Spanish',
  '/blog': 'Blog, the list',
  '/blog/post': 'Blog, all posts',
  '/blog/category': 'Blog, all categories',
};

/** A page by its address, which staff know; what has none of its own by a name. */
export const pageName = (page: string): string => many[page] ?? page;

/** `2026-11-16` as `Nov 16`, with the year where it is not clear. */
export function shortDay(day: string, { withYear = false } = {}): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(withYear && { year: 'numeric' }),
  });
}
