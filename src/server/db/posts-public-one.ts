import { sql } from './client.ts';
import {
  contentIfNeeded,
  isPublic,
  itemColumns,
  nextPublication,
  type PublicItemRow,
} from './posts-public.ts';

/** A public post found by its slug or by a former one; then `slug` differs from the one asked for. */
export interface PublicPostRow extends PublicItemRow {
  content: string;
}

/** Where a reader may go from a post. Instants of `related` are ISO text. */
export interface SurroundingsRow {
  newer: PostLink | null;
  older: PostLink | null;
  related: (Omit<PublicItemRow, 'createdAt' | 'updatedAt' | 'shownAt'> & {
    createdAt: string;
    updatedAt: string;
    shownAt: string;
  })[];
  nextPublishAt: Date | null;
  hasShareImage: boolean;
}

export interface PostLink {
  id: string;
  slug: string;
  title: string;
}

/** The post a slug leads to: a present slug wins over a former one. */
function reachedBy(slug: string) {
  return sql`
    ${isPublic()} and (p.slug = ${slug} or p.id = (select post_id from blog_post_slugs where slug = ${slug}))
    order by p.slug = ${slug} desc limit 1`;
}

/** By its slug or a former one: the row says which is its own. */
export function selectPublicPost(slug: string) {
  return sql<PublicPostRow>`select ${itemColumns()}, p.content from blog_posts p where ${reachedBy(slug)}`;
}

/** What the post is shared with; no picture where none was drawn with its present title. */
export function selectPublicShareImage(slug: string) {
  return sql<{ id: string; slug: string; data: Buffer | null }>`
    select p.id, p.slug, (${shareImage(sql`data`)}) as data from blog_posts p where ${reachedBy(slug)}`;
}

/** Of the picture drawn with the present title of row `p`. */
function shareImage(column: ReturnType<typeof sql>) {
  return sql`select ${column} from blog_post_share_images s where s.post_id = p.id and s.title = p.title`;
}

/** How many of the latest posts are looked at for related ones: enough to choose from, the same cost at any number. */
const relatedCandidates = 40;

/** The post with the ones before and after it, and the two of the latest that share most words with its title. */
export function selectPublicPostWithSurroundings(slug: string) {
  return sql<PublicPostRow & SurroundingsRow>`
    select ${itemColumns()}, p.content, ${nextPublication()} as "nextPublishAt",
      exists (${shareImage(sql`1`)}) as "hasShareImage",
      case when newer.id is not null then to_json(newer) end as newer,
      case when older.id is not null then to_json(older) end as older,
      coalesce(related.posts, '[]'::json) as related
    from (
      select p.id, p.shown_at, tsvector_to_array(to_tsvector('english', left(p.title, 1000))) as words
      from blog_posts p where ${reachedBy(slug)}
    ) wanted
    join blog_posts p on p.id = wanted.id
    left join lateral (
      select p.id, p.slug, p.title from blog_posts p where ${isPublic()} and (p.shown_at, p.id) > (wanted.shown_at, wanted.id)
      order by p.shown_at, p.id limit 1
    ) newer on true
    left join lateral (
      select p.id, p.slug, p.title from blog_posts p where ${isPublic()} and (p.shown_at, p.id) < (wanted.shown_at, wanted.id)
      order by p.shown_at desc, p.id desc limit 1
    ) older on true
    left join lateral (
      select json_agg(best) as posts from (
        select ${itemColumns()}, ${contentIfNeeded()}
        from (
          select * from blog_posts p where ${isPublic()} and p.id <> wanted.id
          order by p.shown_at desc, p.id desc limit ${relatedCandidates}::int
        ) p
        order by coalesce(p.id in (newer.id, older.id), false), cardinality(array(
            select unnest(tsvector_to_array(p.search)) intersect select unnest(wanted.words)
          )) desc, p.shown_at desc
        limit 2
      ) best
    ) related on true`;
}
