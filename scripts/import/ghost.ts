import * as z from 'zod';
import { instantOf } from './dates.ts';
import { emptyExport, leaveOut, type ForeignExport, type ForeignPost } from './foreign-post.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const ghostPost = z.object({
  id: z.coerce.string(),
  uuid: text,
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  feature_image_alt: text,
  custom_excerpt: text,
  type: z.string().optional(),
  /** Of exports older than `type`. */
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: z.string().default('draft'),
  visibility: z.string().nullish(),
  created_at: z.unknown().optional(),
  updated_at: z.unknown().optional(),
  published_at: z.unknown().optional(),
});
type GhostPost = z.output<typeof ghostPost>;

const ghostData = z.object({
  posts: z.array(z.unknown()),
  posts_meta: z.array(z.object({ post_id: z.coerce.string(), feature_image_alt: text })).default([]),
  users: z.array(z.object({ id: z.coerce.string(), name: text })).default([]),
  posts_authors: z
    .array(
      z.object({
        post_id: z.coerce.string(),
        author_id: z.coerce.string(),
        sort_order: z.number().default(0),
      }),
    )
    .default([]),
  tags: z.array(z.object({ id: z.coerce.string(), name: text })).default([]),
  posts_tags: z
    .array(
      z.object({ post_id: z.coerce.string(), tag_id: z.coerce.string(), sort_order: z.number().default(0) }),
    )
    .default([]),
});
type GhostData = z.output<typeof ghostData>;

const ghostExport = z.union([
  z.object({ db: z.array(z.object({ data: ghostData })).min(1) }).transform(({ db }) => db[0]?.data),
  z.object({ data: ghostData }).transform(({ data }) => data),
]);

/** Ghost's own export. @returns undefined for JSON that is something else */
export function readGhost(json: string): ForeignExport | undefined {
  const data = ghostExport.safeParse(parsed(json)).data;
  if (!data) return undefined;
  const into = emptyExport('Ghost');
  for (const row of data.posts) {
    const { data: post } = ghostPost.safeParse(row);
    if (!post) leaveOut(into, 'post whose fields cannot be read');
    else if (post.type === 'page' || post.page) leaveOut(into, 'page');
    else into.posts.push(toPost(post, data));
  }
  return into;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function toPost(post: GhostPost, data: GhostData): ForeignPost {
  const remarks: string[] = [];
  const isOpen = !post.visibility || post.visibility === 'public';
  const isOut = post.status === 'published' || post.status === 'scheduled';
  if (!isOpen) remarks.push('it was for members alone, and is a draft now');
  if (post.status === 'sent') remarks.push('it was sent as a mail alone, and is a draft now');
  return {
    source: `ghost:${post.uuid || post.id}`,
    title: post.title === '(Untitled)' ? '' : post.title,
    slug: /^untitled(?:-\d+)?$/.test(post.slug) ? '' : post.slug,
    html: post.html,
    excerpt: post.custom_excerpt,
    state: isOpen && isOut ? 'published' : 'draft',
    date: instantOf(post.published_at) ?? instantOf(post.created_at),
    updated: instantOf(post.updated_at),
    author: authorOf(post.id, data),
    categories: tagsOf(post.id, data),
    picture: post.feature_image
      ? { url: post.feature_image, alt: post.feature_image_alt || altOf(post.id, data) }
      : undefined,
    urls: post.slug ? [`/${post.slug}/`] : [],
    folder: '',
    keepsLineBreaks: false,
    remarks,
    unreadable: unreadable(post),
  };
}

/** Ghost's own formats are its editor's; beside them stands the HTML it made of them, or should. */
function unreadable({ html, lexical, mobiledoc }: GhostPost): string | undefined {
  if (html || !(lexical || mobiledoc)) return undefined;
  return `the export holds its text as ${lexical ? 'Lexical' : 'Mobiledoc'} alone, which cannot be read`;
}

function authorOf(id: string, { users, posts_authors: authors }: GhostData): string {
  const named = authors
    .filter(({ post_id: post }) => post === id)
    .sort((a, b) => a.sort_order - b.sort_order);
  return named
    .flatMap(({ author_id: author }) => users.find((user) => user.id === author)?.name ?? [])
    .join(' and ');
}

/** The first is what Ghost calls the primary tag; one that begins with # is for its own staff. */
function tagsOf(id: string, { tags, posts_tags: given }: GhostData): string[] {
  return given
    .filter(({ post_id: post }) => post === id)
    .sort((a, b) => a.sort_order - b.sort_order)
    .flatMap(({ tag_id: wanted }) => tags.find((tag) => tag.id === wanted)?.name ?? [])
    .filter((name) => name && !name.startsWith('#'));
}

const altOf = (id: string, { posts_meta: meta }: GhostData) =>
  meta.find(({ post_id: post }) => post === id)?.feature_image_alt ?? '';
