import { DomUtils, type parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

export const renamed: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  del: 's',
  strike: 's',
  ins: 'u',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};
export const lineTags = new Set('strong b em i u s sub sup code'.split(' '));
export const headings = new Set(['h2', 'h3', 'h4']);
export const players = new Set(['iframe', 'video', 'audio', 'object', 'embed']);
export const gone = new Set(
  'script style noscript template svg math button select textarea input link meta head colgroup canvas'.split(
    ' ',
  ),
);
const blockTags = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li table figure pre blockquote hr div section article aside header footer main nav details ' +
    'summary legend fieldset form center address hgroup dl dt dd iframe video audio object embed figcaption'
  ).split(' '),
);

export const isElement = (node: Node): node is Element => 'attribs' in node;

/** Whether it stands on its own: a block, or something that holds one. */
export function holdsBlock(node: Element): boolean {
  return blockTags.has(node.name) || node.children.some((child) => isElement(child) && holdsBlock(child));
}

export const hasClass = ({ attribs }: Element, name: string) =>
  (attribs['class'] ?? '').split(/\s+/).includes(name);

/** What pages load late stands beside a placeholder. */
export function pictureSource({ attribs }: { attribs: Record<string, string> }): string {
  const late = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['data-orig-file'];
  return (late ?? attribs['src'] ?? '').trim();
}

export const isPicture = (url: string) => /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(url);

export function aligned({ attribs }: Element): string {
  const [, side] =
    /has-text-align-(center|right)|text-align:\s*(center|right)/
      .exec(`${attribs['class'] ?? ''} ${attribs['style'] ?? ''}`)
      ?.filter(Boolean) ?? [];
  return side ? ` class="ql-align-${side}"` : '';
}

export function spans({ attribs }: Element): string {
  return ['colspan', 'rowspan']
    .map((name) => (attribs[name] ? ` ${name}="${quoted(attribs[name])}"` : ''))
    .join('');
}

/** An address alone in its paragraph is what WordPress showed the thing itself for. */
export function loneUrl(text: string): string {
  return /^https?:\/\/[^\s<>]+$/.test(text) ? link(text.replaceAll('&amp;', '&')) : text;
}

export function link(url: string, words = url): string {
  return `<a href="${quoted(url)}">${escaped(words || url)}</a>`;
}

/** The page of a film instead of its player. */
export function watchable(url: string): string {
  const whole = url.startsWith('//') ? `https:${url}` : url;
  return whole
    .replace(
      /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/, 'https://vimeo.com/$1');
}

export function wrapped(tag: string, inner: string, attributes = ''): string {
  return saysSomething(inner) ? `<${tag}${attributes}>${inner.trim()}</${tag}>` : '';
}

export const saysSomething = (html: string) =>
  /<(?:img|hr)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
export const textOf = (node: Element | null | undefined) =>
  node ? DomUtils.textContent(node).replace(/\s+/g, ' ').trim() : '';
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');
