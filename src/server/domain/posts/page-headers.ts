import type { Unavailable } from './availability.ts';
import type { PostList, PostWithSurroundings } from './read-posts.ts';
import { cacheTags, keptAnswer, passingAnswer } from './reader-cache.ts';

/** How long, and under which names, the blog's pages may be kept. */
export function listHeaders({ nextPublishAt }: PostList, search: string): Record<string, string> {
  return search ? passingAnswer : keptAnswer([cacheTags.list], nextPublishAt, ['page', 'q']);
}

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
  return keptAnswer([cacheTags.order, ...[...shown].map(cacheTags.post)], nextPublishAt);
}

/** Right for this one request. */
export const unkeptHeaders = { 'Cache-Control': 'no-store' } as const;

export function unavailableHeaders({ retryAfterSeconds }: Unavailable): Record<string, string> {
  return { ...unkeptHeaders, 'Retry-After': String(retryAfterSeconds) };
}
