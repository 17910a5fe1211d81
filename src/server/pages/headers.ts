import type { Announcements } from '#contracts/announcements.ts';
import { addDays, startOfOfficeDay } from '#practice/dates.ts';
import { cacheHeaders, cacheTags, uncachedHeaders } from '#server/cache/headers.ts';
import type { PostList, PostWithSurroundings } from '#server/domain/posts/read-posts.ts';
import type { Unavailable } from './availability.ts';

type ListedPosts = Pick<PostList, 'nextPublishAt' | 'isAsLinked'>;

/** How long, and under which tags, the list of posts may be cached; a search, or a page our links do not have, never is. */
export function listHeaders(
  { nextPublishAt, isAsLinked }: ListedPosts,
  search: string,
  vary = ['page', 'q'],
): Record<string, string> {
  return search || !isAsLinked ? uncachedHeaders : cacheHeaders([cacheTags.list], nextPublishAt, vary);
}

type Listed = Pick<PostList, 'nextPublishAt'>;

/** The same for the page of a category, which no search narrows down. */
export const categoryHeaders = (list: ListedPosts) => listHeaders(list, '', ['page']);

/** A post's page also shows the titles of others, and which ones those are. */
export function postHeaders({
  post,
  newer,
  older,
  related,
  nextPublishAt,
}: PostWithSurroundings): Record<string, string> {
  const shown = new Set(
    [post, newer, older, ...related].flatMap((shownPost) => (shownPost ? [shownPost.id] : [])),
  );
  return cacheHeaders([cacheTags.order, ...[...shown].map(cacheTags.post)], nextPublishAt);
}

export const feedHeaders = ({ nextPublishAt }: Listed) => ({
  'Content-Type': 'application/rss+xml; charset=utf-8',
  ...cacheHeaders([cacheTags.feed], nextPublishAt),
});

export const sitemapHeaders = ({ nextPublishAt }: Listed) => ({
  'Content-Type': 'application/xml; charset=utf-8',
  ...cacheHeaders([cacheTags.sitemap], nextPublishAt),
});

/** What was announced, until it is changed, the notice begins or ends, or a closure is over. */
export function announcementsHeaders(
  { from, until, closures }: Announcements,
  now: Date,
): Record<string, string> {
  const ends = closures.map(({ to }) => startOfOfficeDay(addDays(to, 1)).getTime());
  const times = [from, until].flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]));
  const next = [...times, ...ends].filter((time) => time > now.getTime());
  return cacheHeaders([cacheTags.announcements], next.length > 0 ? new Date(Math.min(...next)) : null);
}

/** Of a 301 to where something is now. Not for ever: something else may take the former address some day. */
export const movedHeaders = (path: string) => ({ Location: path, ...uncachedHeaders });

/** Right for this one request. */
export const noStoreHeaders = { 'Cache-Control': 'no-store' } as const;

export function unavailableHeaders({ retryAfterSeconds }: Unavailable): Record<string, string> {
  return { ...noStoreHeaders, 'Retry-After': String(retryAfterSeconds) };
}
