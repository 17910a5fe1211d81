import { plainText } from '#contracts/post-text.ts';
import type { ProblemDetail } from '#contracts/problem.ts';
import { withRealListsAndCode } from '#contracts/real-lists.ts';
import { isBlank } from '#contracts/text.ts';
import { pictureUrl } from './allowed-html.ts';
import { imageHosts } from './image-hosts.ts';
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

export interface PreparedContent {
  content: string;
  plainExcerpt: string;
  readingMinutes: number;
}

/** What anybody sends as a text, in the form it is kept, read and edited in. */
export function storableHtml(html: string): string {
  return withRealListsAndCode(sanitizePostHtml(html, imageHosts()));
}

/** The content as it may be stored, with what lists need of it; refused when cleaning leaves nothing to read or see. */
export async function prepareContent(html: string): Promise<PreparedContent | InvalidPost> {
  const clean = storableHtml(html);
  if (isBlank(plainText(clean)) && !clean.includes('<img ')) return invalid('content', 'Content is required');
  const content = await withPictureSizes(clean);
  return { content, ...summarize(content) };
}

/** The contract knows the form of an address; which hosts may serve pictures is configuration. */
export function refusedPicture(address: string | null | undefined): InvalidPost | undefined {
  if (!address || pictureUrl(address, imageHosts()) === address) return undefined;
  return invalid('featuredImage', 'Featured image must be a picture of this site');
}

function invalid(field: string, message: string): InvalidPost {
  return { outcome: 'invalid', details: [{ path: [field], message }] };
}
