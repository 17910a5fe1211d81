import { slugLimit } from '#contracts/slug.ts';
import { sql, type Statement } from './client.ts';
import { isPublic } from './posts-public.ts';
import { staffColumns, type StaffPostWithContentRow } from './posts-staff.ts';

/** Violated when a given slug belongs to another post. */
export const slugTaken = 'blog_posts_slug_key';

/** Whoever numbers a slug of this base waits for the others who do. */
export function lockSlug(base: string): Statement {
  return sql`select pg_advisory_xact_lock(hashtext('blog_posts_slug'), hashtext(${base}))`;
}

/** Until the end of the transaction nobody else takes or gives away this post’s slug. */
export function lockSlugOf(id: string): Statement {
  return sql`
    select pg_advisory_xact_lock(hashtext('blog_posts_slug'), hashtext(slug)) from blog_posts where id = ${id}::uuid`;
}

type Fragment = ReturnType<typeof sql>;

/**
 * The base itself or the first free `base-2`, `base-3` … Every candidate starts with the base's first 60 characters, so
 * one more candidate than there are such slugs always holds a free one.
 */
function freeSlug(base: Fragment): Fragment {
  return sql`(
    select candidate from (
      select n, case when n = 1 then ${base}
        else rtrim(left(${base}, ${slugLimit}::int - length('-' || n)), '-') || '-' || n end as candidate
      from generate_series(1, (
        select count(*)::int + 1 from blog_posts where deleted_at is null and slug like left(${base}, 60) || '%'
      )) n
    ) candidates
    where not exists (select 1 from blog_posts taken where taken.slug = candidate and taken.deleted_at is null)
    order by n limit 1)`;
}

export interface NewPostRow {
  id: string;
  title: string;
  /** The slug itself, or the base to number. */
  slug: string;
  isSlugGiven: boolean;
  content: string;
  excerpt: string | null;
  featuredImage: string | null;
  imageAlt: string | null;
  category: string | null;
  published: boolean;
  publishAt: string | null;
  plainExcerpt: string;
  readingMinutes: number;
  updatedBy: string | null;
  past: PostPast | null;
}

/** What a post brings along that was written somewhere else. Instants are ISO 8601. */
export interface PostPast {
  createdAt: string;
  updatedAt: string;
  /** The last part of its address there, where it has another one here. */
  formerSlug: string | null;
}

/** Does nothing where the id is there already, so that it may run again after a lost answer. */
export function insertPost(post: NewPostRow): Statement {
  const slug = post.isSlugGiven ? sql`${post.slug}::text` : freeSlug(sql`${post.slug}::text`);
  const createdAt = sql`coalesce(${post.past?.createdAt ?? null}::timestamptz, ${thisMillisecond()})`;
  return sql`
    insert into blog_posts (id, title, slug, content, excerpt, featured_image, image_alt, category, published, publish_at,
      published_at, plain_excerpt, reading_minutes, updated_by, created_at, updated_at)
    select ${post.id}::uuid, ${post.title}, ${slug}, ${post.content}, ${post.excerpt}, ${post.featuredImage},
      ${post.imageAlt}, ${post.category}, ${post.published}::boolean, ${post.publishAt}::timestamptz,
      case when ${post.published}::boolean and ${post.publishAt}::timestamptz is null then ${createdAt} end,
      ${post.plainExcerpt}, ${post.readingMinutes}::int, ${post.updatedBy}::uuid, ${createdAt},
      coalesce(${post.past?.updatedAt ?? null}::timestamptz, ${thisMillisecond()})
    where not exists (select 1 from blog_posts where id = ${post.id}::uuid)`;
}

/** Links to where the post was before lead on, unless another post has been there already. */
export function insertFormerSlug(post: Pick<NewPostRow, 'id' | 'past'>): Statement {
  return sql`
    insert into blog_post_slugs (slug, post_id)
    select ${post.past?.formerSlug ?? null}::text, ${post.id}::uuid where ${post.past?.formerSlug ?? null}::text is not null
    on conflict (slug) do nothing`;
}

/** Every post's id and address, those in the trash included. */
export function selectStandingPosts() {
  return sql<StandingPostRow>`select id, slug, deleted_at is not null as "isInTrash" from blog_posts`;
}

export interface StandingPostRow {
  id: string;
  slug: string;
  isInTrash: boolean;
}

/** What a write tells: the post as it is, and whether it was there for readers before. */
export type WrittenPostRow = StaffPostWithContentRow & {
  /** False when the post had changed since the caller last saw it; nothing was written then. */
  isWritten: boolean;
  shownAt: Date;
} & StandingBeforeRow;

export interface StandingBeforeRow {
  wasPublic: boolean;
  wasScheduled: boolean;
  wasShownAt: Date;
}

/** Only what changes; in the table's own names. */
export type PostPatch = Partial<{
  title: string;
  slug: string;
  content: string;
  excerpt: string | null;
  featured_image: string | null;
  image_alt: string | null;
  category: string | null;
  published: boolean;
  publish_at: string | null;
  plain_excerpt: string;
  reading_minutes: number;
  updated_by: string | null;
}>;

/**
 * One statement. No row: there is no such post. Violates `blog_posts_slug_key`.
 * 1. `old`: the post as it was, locked.
 * 2. `changed`: the post with the patch, unless it has changed since `lastSeen`.
 * 3. `kept`: its former slug, so that old links lead on.
 * 4. `reclaimed`: its present slug is nobody's former one any more.
 * 5. `present`: the post as it is now, changed or not.
 */
export function updatePost(id: string, patch: PostPatch, lastSeen: string | null) {
  return sql<WrittenPostRow>`
    with old as (
      select p as post, ${isPublic()} as was_public from blog_posts p
      where p.id = ${id}::uuid and p.deleted_at is null for update
    ), changed as (
      update blog_posts p set
        title = n.title, slug = n.slug, content = n.content, excerpt = n.excerpt, featured_image = n.featured_image,
        image_alt = n.image_alt, category = n.category, published = n.published, publish_at = n.publish_at,
        published_at = case
          when not n.published or n.publish_at is not null or n.published_at is not null then n.published_at
          when old.was_public then n.shown_at
          else ${thisMillisecond()} end,
        plain_excerpt = n.plain_excerpt, reading_minutes = n.reading_minutes, updated_by = n.updated_by,
        updated_at = greatest(date_trunc('milliseconds', clock_timestamp()), n.updated_at + interval '1 millisecond')
      from old, jsonb_populate_record(old.post, ${JSON.stringify(patch)}::jsonb) n
      where p.id = n.id
        and (${lastSeen}::timestamptz is null or n.updated_at = date_trunc('milliseconds', ${lastSeen}::timestamptz))
      returning p.*
    ), kept as (
      insert into blog_post_slugs (slug, post_id)
      select (old.post).slug, (old.post).id from old join changed on changed.slug <> (old.post).slug
      where (old.post).published or (old.post).published_at is not null
      on conflict (slug) do update set post_id = excluded.post_id, created_at = now()
    ), reclaimed as (
      delete from blog_post_slugs former using changed where former.slug = changed.slug and former.post_id = changed.id
    ), present as (
      select true as is_written, changed.* from changed
      union all
      select false, (old.post).* from old where not exists (select 1 from changed)
    )
    select ${staffColumns()}, p.content, p.shown_at as "shownAt", p.is_written as "isWritten",
      old.was_public as "wasPublic", (old.post).published and not old.was_public as "wasScheduled",
      (old.post).shown_at as "wasShownAt"
    from present p, old`;
}

/** No row: there is no such post outside the trash. */
export function trashPost(id: string, updatedBy: string | null) {
  return sql<StandingBeforeRow>`
    with old as (
      select p.id, p.published, ${isPublic()} as was_public from blog_posts p
      where p.id = ${id}::uuid and p.deleted_at is null for update
    )
    update blog_posts p set deleted_at = now(), updated_by = ${updatedBy}::uuid,
      updated_at = greatest(date_trunc('milliseconds', clock_timestamp()), p.updated_at + interval '1 millisecond')
    from old where p.id = old.id
    returning old.was_public as "wasPublic", old.published and not old.was_public as "wasScheduled",
      p.shown_at as "wasShownAt"`;
}

type RestoredPostRow = StaffPostWithContentRow & { shownAt: Date };

/**
 * Back as a draft, or, within `undoSeconds` of its deletion, as it was; its slug numbered if it was taken meanwhile. No
 * row: it is not in the trash.
 */
export function restorePost(id: string, updatedBy: string | null, undoSeconds: number) {
  return sql<RestoredPostRow>`
    update blog_posts p set deleted_at = null, slug = ${freeSlug(sql`p.slug`)},
      published = p.published and p.deleted_at > now() - make_interval(secs => ${undoSeconds}::int),
      updated_by = ${updatedBy}::uuid,
      updated_at = greatest(date_trunc('milliseconds', clock_timestamp()), p.updated_at + interval '1 millisecond')
    where p.id = ${id}::uuid and p.deleted_at is not null
    returning ${staffColumns()}, p.content, p.shown_at as "shownAt"`;
}

/** For good, what was put there more than so many days ago. */
export function emptyTrash(days: number): Statement {
  return sql`delete from blog_posts where deleted_at < now() - make_interval(days => ${days}::int)`;
}

/** Whether there is any, one in the trash included. */
export function selectHasPosts() {
  return sql<{ hasPosts: boolean }>`select exists (select from blog_posts) as "hasPosts"`;
}

/** Columns keep milliseconds, and rounding up would publish a post in the future. */
function thisMillisecond() {
  return sql`date_trunc('milliseconds', now())`;
}
