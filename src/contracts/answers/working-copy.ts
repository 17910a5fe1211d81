import * as z from 'zod/mini';
import { colleagueShape } from './session.ts';

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
