import { sql } from './client.ts';

/** A public post as a list needs it. `content` comes along only where nothing was read off it yet. */
export interface PublicItemRow {
  id: string;
  title: string;
  slug: string;
  excerpt: string | null;
  plainExcerpt: string | null;
  readingMinutes: number | null;
  featuredImage: string | null;
  imageAlt: string | null;
  category: string | null;
  createdAt: Date;
  updatedAt: Date;
  shownAt: Date;
  content: string | null;
}

/**
 * One row at least: the next time a scheduled post becomes public, and which of the categories have posts, stand beside every
 * item, and alone beside none.
 */
export type PublicListRow = { nextPublishAt: Date | null; filled: string[] } & (PublicItemRow | { id: null });

/** Whether row `p` of blog_posts is there for everybody, now. */
export function isPublic() {
  return sql`(p.published and p.deleted_at is null and p.shown_at <= now())`;
}

export function itemColumns() {
  return sql`
    p.id, p.title, p.slug, p.excerpt, p.plain_excerpt as "plainExcerpt", p.reading_minutes as "readingMinutes",
    p.featured_image as "featuredImage", p.image_alt as "imageAlt", p.category, p.created_at as "createdAt",
    p.updated_at as "updatedAt", p.shown_at as "shownAt"`;
}

export function contentIfNeeded() {
  return sql`case when p.reading_minutes is null or p.plain_excerpt is null then p.content end as content`;
}

/** The earliest time at which a scheduled post becomes public. */
export function nextPublication() {
  return sql`
    (select min(publish_at) from blog_posts where published and deleted_at is null and publish_at is not null
      and publish_at > now())`;
}

export interface PublicListQuery {
  limit: number;
  offset: number;
  /** A tsquery of the 'english' configuration, or null for all. */
  query?: string | null;
  /** Categories whose posts the query finds, whatever their words. */
  meant?: readonly string[];
  /** Only posts of this category. */
  category?: string | undefined;
  /** Of which categories it is asked whether they have posts. */
  categories?: readonly string[];
}

/** Newest first. */
export function selectPublicList({
  limit,
  offset,
  query = null,
  meant = [],
  category,
  categories = [],
}: PublicListQuery) {
  const matches =
    query === null
      ? sql`true`
      : sql`(p.search @@ to_tsquery('english', ${query}) or p.category = any(${[...meant]}::text[]))`;
  const belongs = category === undefined ? sql`true` : sql`p.category = ${category}`;
  return sql<PublicListRow>`
    select next.at as "nextPublishAt", next.filled, item.*
    from (
      select ${nextPublication()} as at, array(
        select name from unnest(${[...categories]}::text[]) as name
        where exists (select 1 from blog_posts p where p.category = name and ${isPublic()})
      ) as filled
    ) next
    left join lateral (
      select ${itemColumns()}, ${contentIfNeeded()}
      from blog_posts p
      where ${isPublic()} and ${belongs} and ${matches}
      order by p.shown_at desc, p.id desc
      limit ${limit}::int offset ${offset}::int
    ) item on true
    order by item."shownAt" desc, item.id desc`;
}

/** Differs after every change of a post, by whichever server. No row, or a former one's, never stands for two states. */
export function selectPostsVersion() {
  return sql<{ version: string }>`select version::text as version from posts_version`;
}

export interface SitemapRow {
  slug: string | null;
  category: string | null;
  updatedAt: Date;
  nextPublishAt: Date | null;
}

/** The latest posts, and when the next one appears: one row at least, without a slug where there is no post. */
export function selectSitemap(limit: number) {
  return sql<SitemapRow>`
    select next.at as "nextPublishAt", p.slug, p.category, p.updated_at as "updatedAt"
    from (select ${nextPublication()} as at) next
    left join lateral (
      select p.slug, p.category, p.updated_at, p.shown_at from blog_posts p where ${isPublic()}
      order by p.shown_at desc, p.id desc limit ${limit}::int
    ) p on true
    order by p.shown_at desc`;
}
