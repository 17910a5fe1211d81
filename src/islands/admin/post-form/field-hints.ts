import type { StaffPost } from '#contracts/answers/post.ts';
import { excerptFrom, plainText } from '#contracts/post-text.ts';
import { slugFromTitle } from '#contracts/slug.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { practice } from '#practice/practice.ts';

/** The address the post will have, as the title and the slug stand. */
export function slugHint({ title, slug }: PostFields, post: StaffPost | null): string {
  const site = practice.siteUrl.replace(/^https?:\/\//, '');
  const own = slug.trim() || (post ? post.slug : title.trim() ? slugFromTitle(title) : '…');
  return `Address: ${site}/blog/${own}${slug.trim() || post ? '' : ' (made from the title)'}`;
}

/** What readers see on a card while the excerpt is blank. */
export function excerptHint({ excerpt, content }: PostFields): string {
  if (excerpt.trim()) return 'Shown on the blog’s cards and by search engines.';
  const fallback = excerptFrom(plainText(content));
  return fallback
    ? `Left blank, readers see: “${fallback}”`
    : 'Left blank, the first 150 characters of the text are shown.';
}
