import { Parser } from 'htmlparser2';
import { instantOf } from './dates.ts';
import { emptyExport, leaveOut, type ForeignExport, type ForeignPost } from './foreign-post.ts';
import { withoutShortcodes } from './wordpress-shortcodes.ts';

/** An `<item>` of WXR: every text of it by the name of its element, and its metadata. */
interface Item {
  texts: Map<string, string>;
  meta: Map<string, string>;
  categories: string[];
}

interface Channel {
  texts: Map<string, string>;
  /** Names by login. */
  authors: Map<string, string>;
  items: Item[];
  isWhole: boolean;
}

export const isWordPress = (text: string) =>
  /<rss[^>]*xmlns:wp="http:\/\/wordpress\.org\/export\//.test(text.slice(0, 20_000));

/** WXR, the XML of WordPress' own exporter. */
export function readWordPress(xml: string, name: string): ForeignExport {
  const channel = readChannel(xml);
  const into = emptyExport('WordPress');
  into.site = channel.texts.get('wp:base_blog_url') || channel.texts.get('link');
  if (!channel.isWhole) into.unread.push(`${name} ends in the middle: export it once more.`);
  const byId = new Map(channel.items.map((item) => [item.texts.get('wp:post_id') ?? '', item]));
  for (const item of channel.items) {
    const kind = item.texts.get('wp:post_type') ?? 'post';
    const status = item.texts.get('wp:status') ?? '';
    if (kind !== 'post') leaveOut(into, kind);
    else if (unwanted.test(status))
      leaveOut(into, status === 'trash' ? 'post in the trash' : 'draft nobody saved');
    else into.posts.push(toPost(item, channel, byId));
  }
  return into;
}

const unwanted = /^(?:trash|auto-draft|inherit)$/;

function toPost(item: Item, { authors, texts: site }: Channel, byId: Map<string, Item>): ForeignPost {
  const text = (name: string) => item.texts.get(name) ?? '';
  const remarks = new Set<string>();
  const html = withoutShortcodes(withoutBlocks(text('content:encoded'), remarks), {
    remarks,
    pictureOf: (id) => pictureOf(byId.get(id)),
  });
  const login = text('dc:creator');
  return {
    source: `wordpress:${text('guid') || `${site.get('link') ?? ''}?p=${text('wp:post_id')}`}`,
    title: plain(text('title')),
    slug: decoded(text('wp:post_name')),
    html,
    excerpt: plain(text('excerpt:encoded')),
    state: stateOf(text('wp:status'), text('wp:post_password'), remarks),
    date:
      instantOf(text('wp:post_date_gmt')) ?? instantOf(text('wp:post_date')) ?? instantOf(text('pubDate')),
    updated: instantOf(text('wp:post_modified_gmt')) ?? instantOf(text('wp:post_modified')),
    author: authors.get(login) || login,
    categories: item.categories,
    picture: pictureOf(byId.get(item.meta.get('_thumbnail_id') ?? '')),
    urls: [text('link')].filter(Boolean),
    folder: '',
    keepsLineBreaks: true,
    remarks: [...remarks],
  };
}

/**
 * Gutenberg keeps its blocks as comments around HTML. The HTML is what readers saw; a block without any was filled in by
 * WordPress itself, and is named.
 */
function withoutBlocks(html: string, remarks: Set<string>): string {
  for (const [, name = ''] of html.matchAll(/<!--\s+wp:([a-z][\w/-]*)[^>]*?\/-->/g))
    remarks.add(`the block “${name}” is filled in by WordPress alone, and is gone`);
  return html.replace(/<!--[^]*?-->/g, '');
}

function stateOf(status: string, password: string, remarks: Set<string>): ForeignPost['state'] {
  if (password) remarks.add('it was behind a password, and is a draft now');
  else if (status === 'private') remarks.add('it was private, and is a draft now');
  return !password && (status === 'publish' || status === 'future') ? 'published' : 'draft';
}

function pictureOf(attachment: Item | undefined): ForeignPost['picture'] {
  const url = attachment?.texts.get('wp:attachment_url');
  return url ? { url, alt: attachment?.meta.get('_wp_attachment_image_alt') ?? '' } : undefined;
}

/** A title may hold markup; its words are what counts. */
function plain(html: string): string {
  let words = '';
  const parser = new Parser({ ontext: (text) => (words += text) });
  parser.end(html);
  return words.replace(/\s+/g, ' ').trim();
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Reads the XML as a stream of tags: what it declares (entities, other files) is not followed. */
function readChannel(xml: string): Channel {
  const channel: Channel = { texts: new Map(), authors: new Map(), items: [], isWhole: false };
  let item: Item | undefined;
  let record = new Map<string, string>();
  let words = '';
  /** Tags stand in elements of the same name. */
  let isCategory = false;
  const parser = new Parser(
    {
      onopentag: (name, { domain }) => {
        words = '';
        isCategory = name === 'category' && domain === 'category';
        if (name === 'item') item = { texts: new Map(), meta: new Map(), categories: [] };
        if (name === 'wp:postmeta' || name === 'wp:author') record = new Map();
      },
      ontext: (text) => (words += text),
      onclosetag: (name, isImplied) => {
        if (name === 'rss') channel.isWhole = !isImplied;
        else if (name === 'item' && item && !isImplied) channel.items.push(item);
        else if (name === 'wp:postmeta')
          item?.meta.set(record.get('wp:meta_key') ?? '', record.get('wp:meta_value') ?? '');
        else if (name === 'wp:author')
          channel.authors.set(
            record.get('wp:author_login') ?? '',
            record.get('wp:author_display_name') ?? '',
          );
        else if (isCategory && item && words !== 'Uncategorized') item.categories.push(words.trim());
        else if (/^wp:(?:meta|author)_/.test(name)) record.set(name, words);
        else (item ?? channel).texts.set(name, words);
        if (name === 'item') item = undefined;
        words = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return channel;
}
