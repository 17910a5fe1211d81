import { sql, type Statement } from './client.ts';

/** Those of these addresses that a saved post or a version of one shows, in its head or as a picture of its text. */
export function selectShownAddresses(addresses: readonly string[]): Statement<{ address: string }> {
  return sql<{ address: string }>`
    select address from unnest(${addresses}::text[]) as address, lateral (
      select '<img [^>]*src="' || replace(address, '.', '\\.') || '"' as picture
    ) patterns
    where exists (select from blog_posts p where p.featured_image = address or p.content ~ picture)
      or exists (select from post_revisions r where r.featured_image = address or r.content ~ picture)`;
}
