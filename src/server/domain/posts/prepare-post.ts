import type { ProblemDetail } from '#contracts/answers/problem.ts';
import { plainText } from '#contracts/post-text.ts';
import { categoryRule, type PostChange } from '#contracts/post.ts';
import { withRealListsAndCode } from '#contracts/real-lists.ts';
import { isBlank } from '#contracts/text.ts';
import { categoryOf } from '#practice/post-categories.ts';
import { pictureUrl } from './allowed-html.ts';
import { imageHosts } from './image-hosts.ts';
import { shownBefore, withoutNewOutsidePictures } from './outside-pictures.ts';
import { withPictureSizes } from './picture-sizes.ts';
import { summarize } from './post-view.ts';
import { sanitizePostHtml } from './sanitize-post-html.ts';

export interface InvalidPost {
  outcome: 'invalid';
  details: ProblemDetail[];
}

export interface SlugConflict {
  outcome: 'slug-taken';
}

/** What anybody sends as a text, in the form it is kept, read and edited in. */
export async function storableHtml(html: string): Promise<string> {
  return withRealListsAndCode(await withoutNewOutsidePictures(sanitizePostHtml(html, imageHosts())));
}

/** A picture's URL as it may be shown; undefined for one of another site, and for one nothing shows yet. */
export async function storablePicture(text: string): Promise<string | undefined> {
  const url = pictureUrl(text, imageHosts());
  return url && (url.startsWith('/') || (await shownBefore([url])).has(url)) ? url : undefined;
}

/** The content as it may be stored, with what lists need of it; refused when cleaning leaves nothing to read or see. */
export async function prepareContent(html: string) {
  const clean = await storableHtml(html);
  if (isBlank(plainText(clean)) && !clean.includes('<img ')) return invalid('content', 'Content is required');
  const content = await withPictureSizes(clean);
  return { content, ...summarize(content) };
}

/** The contract knows the form of a URL and of a slug; which pictures and categories there are is for us to know. */
export async function refusedFields({
  featuredImage,
  category,
}: Pick<PostChange, 'featuredImage' | 'category'>): Promise<InvalidPost | undefined> {
  if (featuredImage && (await storablePicture(featuredImage)) !== featuredImage)
    return invalid('featuredImage', 'Featured image must be a picture of this site');
  return category && !categoryOf(category) ? invalid('category', categoryRule) : undefined;
}

function invalid(field: string, message: string): InvalidPost {
  return { outcome: 'invalid', details: [{ path: [field], message }] };
}
