/** What a post may consist of: the list of docs/api.md, word for word. */
export const allowedTags: readonly string[] = (
  'p br hr h2 h3 h4 strong b em i u s sub sup a ul ol li blockquote pre code img figure figcaption ' +
  'table thead tbody tr th td span div'
).split(' ');

/** Hosts besides this site that pictures may come from: the configured upload host. */
export type ImageHosts = readonly string[];

const everywhere = ['class'];
const openerlessRel = 'noopener noreferrer';

export const allowedAttributes: Record<string, string[]> = {
  '*': everywhere,
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan', 'data-row'],
  th: ['colspan', 'rowspan', 'data-row'],
  tr: ['data-row'],
  li: ['data-list'],
  div: ['data-language'],
  pre: ['data-language'],
};

const editorClass = /^ql-(?:align|indent|direction)-[a-z0-9]+$|^ql-code-block(?:-[a-z]+)*$/;
const listKinds = /^(?:bullet|ordered|checked|unchecked)$/;
const smallNumber = /^[1-9][0-9]{0,3}$/;
const safeWord = /^[A-Za-z0-9_+#.-]{1,40}$/;

type Check = (value: string, imageHosts: ImageHosts) => string | undefined;

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? value : undefined;

const checks: Record<string, Check> = {
  class: (value) =>
    value
      .split(/\s+/)
      .filter((name) => editorClass.test(name))
      .join(' ') || undefined,
  href: linkTarget,
  src: pictureUrl,
  alt: (value) => value,
  width: matching(smallNumber),
  height: matching(smallNumber),
  colspan: matching(smallNumber),
  rowspan: matching(smallNumber),
  'data-row': matching(safeWord),
  'data-list': matching(listKinds),
  'data-language': matching(safeWord),
  target: matching(/^_blank$/),
  rel: () => openerlessRel,
};

/**
 * The attributes that may stay, in their order, each with the value it may have; a new window always comes without its
 * opener.
 */
export function filterAttributes(
  tag: string,
  attributes: Record<string, string>,
  imageHosts: ImageHosts,
): Record<string, string> {
  const allowed = [
    ...everywhere,
    ...(Object.hasOwn(allowedAttributes, tag) ? (allowedAttributes[tag] ?? []) : []),
  ];
  const opensWindow = allowed.includes('target') && attributes['target'] === '_blank';
  const kept: Record<string, string> = {};
  for (const [name, value] of tag === 'img' ? inOrder(attributes, allowed) : Object.entries(attributes)) {
    const checked = allowed.includes(name) ? checks[name]?.(value, imageHosts) : undefined;
    if (checked !== undefined) kept[name] = checked;
  }
  if (opensWindow) kept['rel'] = openerlessRel;
  else delete kept['rel'];
  return kept;
}

/** Whether the editor or the server adds a picture's size, the stored text is the same. */
function inOrder(attributes: Record<string, string>, names: string[]): [string, string][] {
  return Object.entries(attributes).sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));
}

// What browsers trim; the look behind lets a run of blanks be tried once, not once for each of its blanks.
// oxlint-disable-next-line no-control-regex -- C0 control characters are among it
const blanksAround = /^[\u0000-\u0020]+|(?<![\u0000-\u0020])[\u0000-\u0020]+$/g;

/** Browsers skip tabs and line breaks inside an address and trim control characters around it; so must the check. */
function asBrowsersReadIt(url: string): string {
  return url.replace(/[\t\n\r]/g, '').replace(blanksAround, '');
}

function isSitePath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && !url.includes('\\');
}

/** http(s), mailto, tel, or a path of this site. */
function linkTarget(value: string): string | undefined {
  const url = asBrowsersReadIt(value);
  if (isSitePath(url)) return url;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(url) && URL.canParse(url) ? url : undefined;
}

/** A path of this site, or https at the upload host. */
export function pictureUrl(value: string, imageHosts: ImageHosts): string | undefined {
  const text = asBrowsersReadIt(value);
  if (isSitePath(text)) return text;
  const url = /^https:\/\//i.test(text) ? URL.parse(text) : null;
  return url && imageHosts.includes(url.host) && !url.username && !url.password ? url.href : undefined;
}
