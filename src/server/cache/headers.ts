/**
 * What the host's cache keeps, under which names, and until when. Browsers always ask; the cache answers until something
 * it shows is changed (then its tag is purged) or a scheduled post becomes public (then its time is over).
 */
export const cacheTags = {
  list: 'blog-list',
  feed: 'blog-feed',
  sitemap: 'blog-sitemap',
  /** Everything that depends on which posts there are and in what order, such as the links to the next ones. */
  order: 'blog-order',
  /** The notice and the closures an owner has announced. */
  announcements: 'announcements',
  post: (id: string) => `blog-post-${id}`,
  image: (id: string) => `blog-image-${id}`,
} as const;

const longestSeconds = 86_400;

const browserCacheControl = 'public, max-age=0, must-revalidate';

/** Headers of an answer the host may keep. `vary` names the query parameters that make a difference. */
export function cacheHeaders(
  tags: readonly string[],
  nextPublishAt: Date | null,
  vary: readonly string[] = [],
): Record<string, string> {
  const untilNext = nextPublishAt ? (nextPublishAt.getTime() - Date.now()) / 1000 : longestSeconds;
  const seconds = Math.max(0, Math.min(longestSeconds, Math.floor(untilNext)));
  return {
    'Cache-Control': browserCacheControl,
    'Netlify-CDN-Cache-Control': `public, durable, s-maxage=${seconds}`,
    'Netlify-Cache-Tag': tags.join(','),
    'Netlify-Vary': vary.length > 0 ? `query=${vary.join('|')}` : 'query=_',
  };
}

/** An answer that is right now only: a search, a moved post, one that is not there. */
export const uncachedHeaders = { 'Cache-Control': browserCacheControl } as const;
