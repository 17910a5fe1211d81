import * as z from 'zod/mini';
import { shapedText, unjudgedText } from './text.ts';

/** Unsaved work of one person on one post. Nothing is judged here: half a sentence is worth keeping. */
/** In UTF-16 units, as a browser counts: more than a post may have in the end (`postLimits.contentBytes`). */
const longestContent = 1_500_000;
export const workingCopyBodyBytes = 2_097_152;

const postFieldsSchema = z.object({
  title: unjudgedText(1_000),
  slug: unjudgedText(1_000),
  excerpt: unjudgedText(10_000),
  content: unjudgedText(longestContent),
  featuredImage: unjudgedText(2_000),
  imageAlt: unjudgedText(2_000),
  /** Missing from a page that was opened before there were any. */
  category: z._default(unjudgedText(1_000), ''),
  published: z.boolean(),
  /** As typed in the form: office time, `YYYY-MM-DDTHH:mm`, or nothing. */
  publishAt: unjudgedText(40),
});
/** The post form as it stands; empty strings where nothing is filled in. */
export type PostFields = z.output<typeof postFieldsSchema>;

export const workingCopySchema = z.object({
  fields: postFieldsSchema,
  /** `updatedAt` of the post this work started from; null for a new post. */
  baseUpdatedAt: z.nullable(
    shapedText('baseUpdatedAt is an instant, as given.', (text) => z.iso.datetime().safeParse(text).success),
  ),
  /** The open page that writes, and its counter: an older save of a page never overwrites its newer one. */
  writer: shapedText('writer is a name of 1 to 64 letters.', (text) => /^[\w-]{1,64}$/.test(text)),
  sequence: z.int().check(z.gte(0)),
});
export type WorkingCopy = z.output<typeof workingCopySchema>;
