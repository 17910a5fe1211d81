import type { Post, PostItem, StaffPost, StaffPostItem } from '#contracts/answers/post.ts';
import { excerptFrom, plainText, readingMinutes } from '#contracts/post-text.ts';
import { categoryOf } from '#practice/post-categories.ts';
import type { PublicPostRow } from '#server/db/posts-public-one.ts';
import type { PublicItemRow } from '#server/db/posts-public.ts';
import type { StaffPostRow, StaffPostWithContentRow } from '#server/db/posts-staff.ts';
import { pictureUrl } from './allowed-html.ts';
import { imageHosts } from './image-hosts.ts';
import { sanitizePostHtml } from './sanitize-post-html.ts';

/** What is read off a post's content when it is saved, or when it came into the table some other way. */
export function summarize(html: string): { plainExcerpt: string; readingMinutes: number } {
  const text = plainText(html);
  return { plainExcerpt: excerptFrom(text), readingMinutes: readingMinutes(text) };
}

/** Instants of a row are dates, or ISO text where they come out of a JSON column. */
type Instant = Date | string;

/** A row as lists give it to readers, its summary made where none is stored. */
export function toPostItem(
  row: Omit<PublicItemRow, 'createdAt' | 'updatedAt' | 'shownAt'> & {
    createdAt: Instant;
    updatedAt: Instant;
  },
): PostItem {
  const isSummarized = row.plainExcerpt !== null && row.readingMinutes !== null;
  const fresh = isSummarized || row.content === null ? undefined : summarize(safeHtml(row.content));
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt?.trim() || (fresh?.plainExcerpt ?? row.plainExcerpt ?? ''),
    featuredImage: safePicture(row.featuredImage),
    imageAlt: row.imageAlt || null,
    category: knownCategory(row.category),
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
    readingMinutes: fresh?.readingMinutes ?? row.readingMinutes ?? 1,
  };
}

/** A row as readers get it, its text sanitized. */
export function toPost(row: PublicPostRow): Post {
  return { ...toPostItem(row), content: safeHtml(row.content) };
}

/** The same for lists of the portal, with what only staff may know. */
export function toStaffItem(row: StaffPostRow & { content?: string | null }): StaffPostItem {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt || null,
    featuredImage: safePicture(row.featuredImage),
    imageAlt: row.imageAlt || null,
    category: knownCategory(row.category),
    published: row.published,
    publishAt: row.publishAt && toIso(row.publishAt),
    state: row.state,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
    readingMinutes: row.readingMinutes ?? summarize(safeHtml(row.content ?? '')).readingMinutes,
  };
}

/** The same with its text, as the editor gets it. */
export function toStaffPost(row: StaffPostWithContentRow): StaffPost {
  return { ...toStaffItem(row), content: safeHtml(row.content) };
}

/** One the practice no longer has is none. */
const knownCategory = (slug: string | null) => categoryOf(slug)?.slug ?? null;

/** Sanitised again, whatever way it came into the table. */
function safeHtml(stored: string): string {
  return sanitizePostHtml(stored, imageHosts());
}

function safePicture(url: string | null): string | null {
  return (url && pictureUrl(url, imageHosts())) || null;
}

function toIso(instant: Instant): string {
  return new Date(instant).toISOString();
}
