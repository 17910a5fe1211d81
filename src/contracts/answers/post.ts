import * as z from 'zod/mini';
import { postStates } from '../post.ts';
import { problemShape } from './problem.ts';

/** A post as a list for readers shows it. */
export const postItemShape = z.strictObject({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** The author's, else made from the text. */
  excerpt: z.string(),
  featuredImage: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
  /** The slug of one of the practice's categories. */
  category: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  readingMinutes: z.int(),
});
export type PostItem = z.output<typeof postItemShape>;

export const postShape = z.extend(postItemShape, {
  /** Sanitised HTML. */
  content: z.string(),
});
export type Post = z.output<typeof postShape>;

/** A post that is read under a former slug: the one it has now. */
export const movedPostShape = z.strictObject({ slug: z.string() });

/** A post as the portal's list shows it. */
export const staffPostItemShape = z.extend(postItemShape, {
  /** As stored: null where the author wrote none. */
  excerpt: z.nullable(z.string()),
  published: z.boolean(),
  publishAt: z.nullable(z.iso.datetime()),
  state: z.enum(postStates),
});
export type StaffPostItem = z.output<typeof staffPostItemShape>;

export const staffPostShape = z.extend(staffPostItemShape, {
  /** Sanitised HTML as the editor wrote it. */
  content: z.string(),
});
export type StaffPost = z.output<typeof staffPostShape>;

/** Somebody else has changed it meanwhile: the post as it is now. */
export const postConflictShape = z.extend(problemShape, { post: staffPostShape });

/** A path that shows a post, or unsaved work on one, to whoever has it. */
export const previewLinkShape = z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() });
export type PreviewLink = z.output<typeof previewLinkShape>;
