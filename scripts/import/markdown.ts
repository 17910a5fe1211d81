import { posix } from 'node:path';
import { markdownToHtml } from 'satteri';
import { parse } from 'yaml';
import { instantOf } from './dates.ts';
import { emptyExport, leaveOut, type ForeignExport, type ForeignPost } from './foreign-post.ts';

type Front = Record<string, unknown>;

/** A file of Markdown with front matter, as Jekyll, Hugo, Astro, Eleventy and this site's own archive write them. */
export function readMarkdown(file: string, name: string): ForeignExport {
  const into = emptyExport('Markdown');
  const { html, frontmatter } = markdownToHtml(file.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
  if (frontmatter?.kind !== 'yaml') {
    leaveOut(into, frontmatter ? 'file with TOML front matter' : 'file without front matter');
    return into;
  }
  const front = frontOf(frontmatter.value);
  if (typeof front === 'string') into.unread.push(`${name}: its front matter cannot be read (${front}).`);
  else if (wordOf(front, 'state', 'status') === 'trash') leaveOut(into, 'post in the trash');
  else into.posts.push(toPost(front, html, name));
  return into;
}

/** @returns why it cannot be read, where it cannot */
function frontOf(yaml: string): Front | string {
  try {
    const front: unknown = parse(yaml);
    return front && typeof front === 'object' && !Array.isArray(front)
      ? (front as Front)
      : 'it names nothing';
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown';
  }
}

function toPost(front: Front, html: string, name: string): ForeignPost {
  // `2019-05-03-braces.md`, or `braces/index.md`.
  const file = posix.basename(name).replace(/\.\w+$/, '');
  const [, day, base = ''] =
    /^(?:(\d{4}-\d\d-\d\d)-)?(.*)$/.exec(file === 'index' ? posix.basename(posix.dirname(name)) : file) ?? [];
  const folder = posix.dirname(name);
  const date = firstOf(front, instantOf, 'date', 'published_at', 'publishedAt', 'pubDate', 'publishDate');
  const title = wordOf(front, 'title');
  const picture = pictureOf(front);
  return {
    // Many a folder has an `index.md`.
    source: `markdown:${name}\n${title}`,
    title,
    slug: wordOf(front, 'slug') || base,
    html,
    excerpt: wordOf(front, 'excerpt', 'description', 'summary'),
    state: isDraft(front, folder) ? 'draft' : 'published',
    date: date ?? instantOf(day),
    updated: firstOf(front, instantOf, 'updated', 'updatedDate', 'lastmod', 'modified', 'updated_at'),
    author: authorOf(front['author'] ?? front['authors']),
    categories: ['category', 'categories', 'tags'].flatMap((key) => wordsIn(front[key])),
    picture: picture
      ? {
          url: picture,
          alt: wordOf(front, 'imageAlt', 'image_alt', 'alt') || altOf(front),
        }
      : undefined,
    urls: ['permalink', 'url', 'aliases', 'redirect_from'].flatMap((key) => pathsOf(front[key])),
    folder: folder === '.' ? '' : folder,
    keepsLineBreaks: false,
    remarks: [],
  };
}

function isDraft(front: Front, folder: string): boolean {
  return (
    front['draft'] === true ||
    front['published'] === false ||
    /^draft$/i.test(wordOf(front, 'state', 'status')) ||
    /(?:^|\/)_drafts(?:\/|$)/.test(folder)
  );
}

const pictureNames = [
  'image',
  'cover',
  'featured_image',
  'feature_image',
  'featuredImage',
  'heroImage',
  'hero',
  'banner',
];

function pictureOf(front: Front): string {
  return (
    firstOf(
      front,
      (value) => wordIn(value) || wordIn(inside(value, 'src', 'url', 'path', 'image')),
      ...pictureNames,
    ) ?? ''
  );
}

const altOf = (front: Front) =>
  firstOf(front, (value) => wordIn(inside(value, 'alt')), ...pictureNames) ?? '';

function authorOf(value: unknown): string {
  const names = Array.isArray(value) ? value : [value];
  return names
    .map((one) => wordIn(one) || wordIn(inside(one, 'name')))
    .filter(Boolean)
    .join(' and ');
}

/** A path of the former site; a pattern such as `/:year/:title/` names none. */
const pathsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (path): path is string => typeof path === 'string' && /^(?:\/|https?:)(?!.*:\w+\/)/.test(path),
  );

function inside(value: unknown, ...keys: string[]): unknown {
  if (!value || typeof value !== 'object') return undefined;
  return keys.map((key) => (value as Front)[key]).find(Boolean);
}

const wordIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

const wordsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(wordIn).filter(Boolean);

const wordOf = (front: Front, ...keys: string[]): string => firstOf(front, wordIn, ...keys) ?? '';

function firstOf<Value>(front: Front, read: (value: unknown) => Value, ...keys: string[]): Value | undefined {
  return keys.map((key) => read(front[key])).find(Boolean);
}
