import type { PostSorting, PostState } from '#contracts/post.ts';
import { sql } from './client.ts';
import { patternOf } from './pattern-of.ts';

/** A post as the portal knows it, trash included. */
export interface StaffPostRow {
  id: string;
  title: string;
  slug: string;
  excerpt: string | null;
  featuredImage: string | null;
  imageAlt: string | null;
  category: string | null;
  published: boolean;
  publishAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  readingMinutes: number | null;
  state: PostState;
}

export type StaffPostWithContentRow = StaffPostRow & { content: string };

export function staffColumns() {
  return sql`
    p.id, p.title, p.slug, p.excerpt, p.featured_image as "featuredImage", p.image_alt as "imageAlt", p.category, p.published,
    p.publish_at as "publishAt", p.created_at as "createdAt", p.updated_at as "updatedAt",
    p.reading_minutes as "readingMinutes",
    case when p.deleted_at is not null then 'trash' when not p.published then 'draft'
      when p.shown_at > now() then 'scheduled' else 'published' end as state`;
}

export interface StaffListQuery {
  state: PostState | 'all';
  /** A slug, '' for no category; undefined: whichever. */
  category: string | undefined;
  /** Looked for in title and slug; '' for no search. */
  search: string;
  sorting: PostSorting;
  limit: number;
  offset: number;
}

function inState(state: StaffListQuery['state']) {
  switch (state) {
    case 'all':
      return sql`p.deleted_at is null`;
    case 'trash':
      return sql`p.deleted_at is not null`;
    case 'draft':
      return sql`(p.deleted_at is null and not p.published)`;
    case 'scheduled':
      return sql`(p.deleted_at is null and p.published and p.shown_at > now())`;
    case 'published':
      return sql`(p.deleted_at is null and p.published and p.shown_at <= now())`;
  }
}

/** The id makes each order a total one, so that no post falls between two pages. */
function inOrder(sorting: PostSorting) {
  switch (sorting) {
    case 'newest':
      return sql`p.updated_at desc, p.id desc`;
    case 'oldest':
      return sql`p.updated_at, p.id`;
    case 'title':
      return sql`lower(p.title), p.id`;
  }
}

/** One page of all that match. `content` is only there where the reading time is not known yet. */
export function selectStaffList({ state, category, search, sorting, limit, offset }: StaffListQuery) {
  const pattern = patternOf(search);
  const matches = search === '' ? sql`true` : sql`(p.title ilike ${pattern} or p.slug ilike ${pattern})`;
  const belongs = category === undefined ? sql`true` : sql`coalesce(p.category, '') = ${category}`;
  return sql<StaffPostRow & { content: string | null }>`
    select ${staffColumns()}, case when p.reading_minutes is null then p.content end as content
    from blog_posts p where ${inState(state)} and ${belongs} and ${matches}
    order by ${inOrder(sorting)} limit ${limit}::int offset ${offset}::int`;
}

export function selectStaffPost(id: string) {
  return sql<StaffPostWithContentRow>`
    select ${staffColumns()}, p.content from blog_posts p where p.id = ${id}::uuid and p.deleted_at is null`;
}

/** A row where there is such a post. */
export function markPreviewsRevoked(id: string) {
  return sql<{ id: string }>`
    update blog_posts set previews_revoked_at = now() where id = ${id}::uuid returning id`;
}

export function selectPreviewRevocation(id: string) {
  return sql<{ revokedAt: Date | null }>`
    select previews_revoked_at as "revokedAt" from blog_posts where id = ${id}::uuid`;
}
