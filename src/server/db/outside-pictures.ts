import { sql } from './client.ts';

/** Those of these URLs that a saved post or a version of one shows, in its head or as a picture of its text. */
export function selectShownUrls(urls: readonly string[]) {
  return sql<{ url: string }>`
    select url from unnest(${urls}::text[]) as url, lateral (
      select '<img [^>]*src="' || replace(url, '.', '\\.') || '"' as picture
    ) patterns
    where exists (select from blog_posts p where p.featured_image = url or p.content ~ picture)
      or exists (select from post_revisions r where r.featured_image = url or r.content ~ picture)`;
}
