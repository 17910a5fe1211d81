import TurndownService from 'turndown';
import { categoryOf } from '#practice/post-categories.ts';

export interface ArchivedPost {
  id: string;
  title: string;
  slug: string;
  content: string;
  excerpt: string | null;
  featured_image: string | null;
  image_alt: string | null;
  category: string | null;
  published: boolean;
  publish_at: string | null;
  published_at: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
});
// What Markdown has no sign for stays the HTML it is, which every reader of Markdown shows.
turndown.keep(['table', 'sub', 'sup', 'u', 'figure']);

export function picturesOf({ content, featured_image: featured }: ArchivedPost): Set<string> {
  const inText = [...content.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, url]) => unescaped(url ?? ''));
  return new Set([...(featured ? [featured] : []), ...inText]);
}

/** A post as a file any other system reads: front matter, then Markdown, with its pictures beside it. */
export function toMarkdown(post: ArchivedPost, fileOf: (url: string) => string | undefined): string {
  const content = post.content.replace(/(<img[^>]* src=")([^"]+)"/g, (_whole, start: string, url: string) => {
    return `${start}${fileOf(unescaped(url)) ?? url}"`;
  });
  const front = {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    state: stateOf(post),
    date: post.publish_at ?? post.published_at ?? post.created_at,
    updated: post.updated_at,
    image: post.featured_image && (fileOf(post.featured_image) ?? post.featured_image),
    imageAlt: post.image_alt,
    category: categoryOf(post.category)?.name ?? post.category,
  };
  // JSON's strings are YAML's.
  const lines = Object.entries(front).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${turndown.turndown(content)}\n`;
}

function stateOf({ published, publish_at: publishAt, deleted_at: deletedAt }: ArchivedPost): string {
  if (deletedAt) return 'trash';
  if (!published) return 'draft';
  return publishAt && new Date(publishAt) > new Date() ? 'scheduled' : 'published';
}

const unescaped = (url: string) => url.replaceAll('&amp;', '&');
