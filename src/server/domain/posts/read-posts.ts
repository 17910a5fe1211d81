import type { Post, PostItem } from '#contracts/answers/post.ts';
import { postsPerPage } from '#contracts/post.ts';
import { slugPattern } from '#contracts/slug.ts';
import { categoriesAbout, categoryOf, postCategories, type PostCategory } from '#practice/post-categories.ts';
import { repeatable } from '#server/db/client.ts';
import {
  selectPublicPost,
  selectPublicPostWithSurroundings,
  selectPublicShareImage,
  type PostLink,
} from '#server/db/posts-public-one.ts';
import { selectPublicList, selectSitemap } from '#server/db/posts-public.ts';
import { pageNumber } from '../list-query.ts';
import { toPost, toPostItem } from './post-view.ts';
import { searchQuery } from './search-query.ts';

export interface PostList {
  outcome: 'listed';
  posts: PostItem[];
  page: number;
  hasNext: boolean;
  /** Asked for as our own links ask: any other spelling, or a page beyond the last, is not worth being kept by a cache. */
  isAsLinked: boolean;
  nextPublishAt: Date | null;
  /** Categories that have posts, in the practice's order. */
  categories: PostCategory[];
}

/**
 * A page of the public posts, newest first; with `search`, of those whose title or excerpt or category holds all its words, with
 * `category` of those that belong to it.
 */
export async function listPosts(
  pageParameter: string | null,
  search = '',
  category?: string,
): Promise<PostList> {
  const page = pageNumber(pageParameter);
  const query = searchQuery(search);
  if (search && query === null)
    return {
      outcome: 'listed',
      posts: [],
      page,
      hasNext: false,
      isAsLinked: false,
      nextPublishAt: null,
      categories: [],
    };
  const rows = await repeatable(
    selectPublicList({
      limit: postsPerPage + 1,
      offset: (page - 1) * postsPerPage,
      query,
      meant: slugsOf(categoriesAbout(search)),
      category,
      categories: slugsOf(postCategories),
    }),
  );
  const posts = rows.flatMap((row) => (row.id === null ? [] : [toPostItem(row)]));
  return {
    outcome: 'listed',
    posts: posts.slice(0, postsPerPage),
    page,
    hasNext: posts.length > postsPerPage,
    isAsLinked: pageParameter === null || (pageParameter === String(page) && posts.length > 0),
    nextPublishAt: rows[0]?.nextPublishAt ?? null,
    categories: postCategories.filter(({ slug }) => rows[0]?.filled.includes(slug)),
  };
}

/** A page of one category; unknown where the practice has none of this slug. */
export async function listCategory(
  slug: string,
  pageParameter: string | null,
  search = '',
): Promise<(PostList & { category: PostCategory }) | { outcome: 'unknown' }> {
  const category = categoryOf(slug);
  return category ? { ...(await listPosts(pageParameter, search, slug)), category } : { outcome: 'unknown' };
}

const slugsOf = (categories: readonly PostCategory[]) => categories.map(({ slug }) => slug);

export type FeedItem = PostItem & { publishedAt: Date };

/** The latest posts, of one category where it is named, with their publication times. */
export async function listForFeed(category?: string): Promise<{
  outcome: 'listed';
  posts: FeedItem[];
  nextPublishAt: Date | null;
}> {
  const rows = await repeatable(selectPublicList({ limit: postsPerPage, offset: 0, category }));
  const posts = rows.flatMap((row) =>
    row.id === null ? [] : [{ ...toPostItem(row), publishedAt: row.shownAt }],
  );
  return { outcome: 'listed', posts, nextPublishAt: rows[0]?.nextPublishAt ?? null };
}

export type FoundPost<Found> =
  | ({ outcome: 'found' } & Found)
  /** The slug is a former one; the post lives at `slug` now. */
  | { outcome: 'moved'; slug: string }
  | { outcome: 'unknown' };

/** The post as anybody may read it now. */
export async function findPost(slug: string): Promise<FoundPost<{ post: Post }>> {
  const row = await findRow(slug, async () => repeatable(selectPublicPost(slug)));
  return row.outcome === 'found' ? { outcome: 'found', post: toPost(row.row) } : row;
}

export interface PostWithSurroundings {
  post: Post;
  publishedAt: Date;
  newer: PostLink | null;
  older: PostLink | null;
  related: PostItem[];
  nextPublishAt: Date | null;
  /** There is a picture with its title to share it with. */
  hasShareImage: boolean;
}

/** The post with everything its page shows, in one round trip. */
export async function findPostPage(slug: string): Promise<FoundPost<PostWithSurroundings>> {
  const found = await findRow(slug, async () => repeatable(selectPublicPostWithSurroundings(slug)));
  if (found.outcome !== 'found') return found;
  const { newer, older, related, nextPublishAt, shownAt, hasShareImage } = found.row;
  return {
    outcome: 'found',
    post: toPost(found.row),
    publishedAt: shownAt,
    newer,
    older,
    related: related.map(toPostItem),
    nextPublishAt,
    hasShareImage,
  };
}

/** What the public post is shared with, a PNG; unknown where none was drawn with its title. */
export async function findShareImage(
  slug: string,
): Promise<FoundPost<{ id: string; data: Uint8Array<ArrayBuffer> }>> {
  const found = await findRow(slug, async () => repeatable(selectPublicShareImage(slug)));
  if (found.outcome !== 'found') return found;
  const { id, data } = found.row;
  return data ? { outcome: 'found', id, data: new Uint8Array(data) } : { outcome: 'unknown' };
}

async function findRow<Row extends { slug: string }>(
  slug: string,
  select: () => Promise<Row[]>,
): Promise<FoundPost<{ row: Row }>> {
  const [row] = slugPattern.test(slug) ? await select() : [];
  if (!row) return { outcome: 'unknown' };
  return row.slug === slug ? { outcome: 'found', row } : { outcome: 'moved', slug: row.slug };
}

/** The sitemap format allows 50,000 addresses in a file; some are left for the pages. */
const sitemapPosts = 49_000;

export async function listForSitemap(): Promise<{
  outcome: 'listed';
  posts: { slug: string; updatedAt: Date }[];
  /** Those that have posts. */
  categories: PostCategory[];
  nextPublishAt: Date | null;
}> {
  const rows = await repeatable(selectSitemap(sitemapPosts));
  const posts = rows.flatMap(({ slug, updatedAt }) => (slug === null ? [] : [{ slug, updatedAt }]));
  const filled = new Set(rows.map(({ category }) => category));
  const categories = postCategories.filter(({ slug }) => filled.has(slug));
  return { outcome: 'listed', posts, categories, nextPublishAt: rows[0]?.nextPublishAt ?? null };
}
