import * as z from 'zod/mini';
import { colleagueShape } from './session.ts';
import { shapedText, unjudgedText } from './text.ts';

/** Unsaved work of one person on one post. Nothing is judged here: half a sentence is worth keeping. */
const maxPostBytes = 1_500_000;
export const workingCopyBodyBytes = 2_097_152;

const postFieldsSchema = z.object({
  title: unjudgedText(1_000),
  slug: unjudgedText(1_000),
  excerpt: unjudgedText(10_000),
  content: unjudgedText(maxPostBytes),
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

export const savedWorkingCopyShape = z.strictObject({
  /** A post's id, or `new`. */
  key: z.string(),
  fields: z.strictObject({
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    content: z.string(),
    featuredImage: z.string(),
    imageAlt: z.string(),
    category: z.string(),
    published: z.boolean(),
    publishAt: z.string(),
  }),
  baseUpdatedAt: z.nullable(z.iso.datetime()),
  savedAt: z.iso.datetime(),
});
export type SavedWorkingCopy = z.output<typeof savedWorkingCopyShape>;

/** What a save is answered with. */
export const savedAtShape = z.strictObject({ savedAt: z.iso.datetime() });

/** Somebody else who has unsaved work on the same post. */
const otherEditorShape = z.extend(colleagueShape, { savedAt: z.iso.datetime() });
export type OtherEditor = z.output<typeof otherEditorShape>;

export const workingCopyStateShape = z.strictObject({
  mine: z.nullable(savedWorkingCopyShape),
  others: z.array(otherEditorShape),
});
export type WorkingCopyState = z.output<typeof workingCopyStateShape>;

/** An earlier state of a post, as kept with every save. */
export const revisionSummaryShape = z.strictObject({
  id: z.string(),
  savedAt: z.iso.datetime(),
  savedBy: z.nullable(z.string()),
  title: z.string(),
  published: z.boolean(),
  /** When it was to be published; later than `savedAt` for a scheduled one. */
  publishAt: z.nullable(z.iso.datetime()),
});
export type RevisionSummary = z.output<typeof revisionSummaryShape>;

export const revisionShape = z.extend(revisionSummaryShape, {
  slug: z.string(),
  content: z.string(),
  excerpt: z.nullable(z.string()),
  featuredImage: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
  category: z.nullable(z.string()),
});
export type Revision = z.output<typeof revisionShape>;
