import * as z from 'zod/mini';
import { plainText } from './post-text.ts';
import { slugLimit, slugPattern } from './slug.ts';
import {
  htmlText,
  optionalPastedLine,
  optionalShapedText,
  pastedLine,
  shapedText,
  textLength,
} from './text.ts';

/** What both sides say about posts: the shapes on the wire, the rules for what an editor sends, and the limits, in characters where they do not say bytes. */
export const postLimits = {
  title: 200,
  excerpt: 500,
  imageAlt: 300,
  imagePath: 2_048,
  contentBytes: 1_048_576,
  bodyBytes: 2_097_152,
} as const;

export const postsPerPage = 24;
export const staffPostsPerPage = 50;

export const postStates = ['published', 'draft', 'scheduled', 'trash'] as const;
export type PostState = (typeof postStates)[number];

/** In which order the portal lists posts: by their last change, or by title. */
export const postSortings = ['newest', 'oldest', 'title'] as const;
export type PostSorting = (typeof postSortings)[number];

const noLongerThan = (limit: number, message: string) =>
  z.refine<string | null>((text) => textLength(text ?? '') <= limit, message);

/** `''` and null both mean: none. Absent stays absent, which an update reads as "as it is". */
const optionalLine = (name: string, limit: number) =>
  z.optional(
    optionalPastedLine(`${name} must be text`).check(
      noLongerThan(limit, `${name} must be at most ${limit} characters`),
    ),
  );

const missingOrNotText = (name: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? `${name} is required` : `${name} must be text`,
});

const title = pastedLine(missingOrNotText('Title')).check(
  z.refine((text) => text !== '', 'Title is required'),
  noLongerThan(postLimits.title, `Title must be at most ${postLimits.title} characters`),
);

const content = htmlText(missingOrNotText('Content'), 'Content is required', {
  wordsOf: plainText,
  hasPicture: (html) => /<img\b/i.test(html),
}).check(
  z.refine(
    (html) => new TextEncoder().encode(html).length <= postLimits.contentBytes,
    'Content must be at most 1 MB',
  ),
);

const slugRule = `Slug may have lower-case letters, digits and single hyphens, at most ${slugLimit}`;
/** Blank becomes null: made from the title, or kept on an update. */
const slug = z.optional(
  optionalShapedText(slugRule, (text) => text.length <= slugLimit && slugPattern.test(text)),
);

const imageRule = 'Featured image must be a picture of this site';
/** A path of this site or an https address; whether its host is allowed is the server's to know. */
const featuredImage = z.optional(
  optionalPastedLine(imageRule).check(
    noLongerThan(postLimits.imagePath, imageRule),
    z.refine((path) => path === null || /^(?:\/(?![/\\])|https:\/\/)[^\s\\"<>]*$/i.test(path), imageRule),
  ),
);

export const categoryRule = 'Category must be one of the blog’s';
/** Its form; which ones there are is for the practice to know. */
const category = z.optional(
  optionalShapedText(categoryRule, (text) => text.length <= slugLimit && slugPattern.test(text)),
);

const instantRule = 'must be a date and time such as 2026-05-01T13:00:00Z';
const isInstant = (text: string) =>
  z.iso.datetime({ offset: true }).safeParse(text).success &&
  /^2[01]\d\d-/.test(new Date(text).toISOString());

const publishAt = z.optional(optionalShapedText(`publishAt ${instantRule}`, isInstant));

const lastSeen = z.optional(z.nullable(shapedText(`updatedAt ${instantRule}`, isInstant)));

const optionalFields = {
  slug,
  excerpt: optionalLine('Excerpt', postLimits.excerpt),
  featuredImage,
  imageAlt: optionalLine('Alt text', postLimits.imageAlt),
  category,
  published: z.optional(z.nullable(z.boolean('published must be true or false'))),
  publishAt,
};

/** `POST /api/admin/blog-posts` */
export const newPostSchema = z.object({ title, content, ...optionalFields });
export type NewPost = z.output<typeof newPostSchema>;

/** `PUT /api/admin/blog-posts/{id}`: absent fields stay as they are; `updatedAt` is the one last seen. */
export const postChangeSchema = z.object({
  title: z.optional(title),
  content: z.optional(content),
  ...optionalFields,
  updatedAt: lastSeen,
});
export type PostChange = z.output<typeof postChangeSchema>;

/** `POST /api/admin/blog-posts/{id}/restore`: with `undo`, a moment after the deletion, the post is again what it was. */
export const restoreRequestSchema = z.object({ undo: z.optional(z.boolean('undo must be true or false')) });
