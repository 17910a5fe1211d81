import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { allowedAttributes, allowedTags, filterAttributes, type ImageHosts } from './allowed-html.ts';

/** Everything inside these goes with them: their content is not text a reader would see. */
const droppedWithContent = (
  'script style textarea option select xmp noscript noembed noframes plaintext ' +
  'iframe frameset object svg math template audio video canvas title head'
).split(' ');

/** Deeper than any list or table a person writes; browsers stop nesting at 512. */
const nestingLimit = 64;

/** Far more than are ever open at once in a text: the parser's time grows with the square of them. */
const openTagsAtMost = 5_000;

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

// What has no place in a text: control characters, and those that turn the direction of text.
const unwantedCharacters =
  // oxlint-disable-next-line no-control-regex -- these are the characters to take out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Each cleaning of broken HTML closes what the one before left open; none known needs a third. */
const cleaningsAtMost = 5;

/**
 * The only way HTML enters or leaves the store: what the allow-list names, re-serialised, and nothing else.
 * Running it again changes nothing: what is stored was cleaned until it stayed as it was.
 */
export function sanitizePostHtml(html: string, imageHosts: ImageHosts = []): string {
  let clean = withoutEndlessNesting(html);
  for (let round = 0; round < cleaningsAtMost; round += 1) {
    const cleaner = cleanOnce(clean, imageHosts);
    if (cleaner === clean) break;
    clean = cleaner;
  }
  return clean;
}

/**
 * A tag that would be one too many open becomes text. Counted by name, since an end tag closes only what is open; whatever is
 * counted wrongly is counted as open still.
 */
function withoutEndlessNesting(html: string): string {
  const open = new Map<string, number>();
  let count = 0;
  return html.replace(/<(\/?)([a-z][^\s/>]*)/gi, (start, slash: string, name: string) => {
    const ofName = open.get(name.toLowerCase()) ?? 0;
    if (slash && ofName === 0) return start;
    if (!slash && count >= openTagsAtMost) return `&lt;${name}`;
    if (voidTags.has(name.toLowerCase())) return start;
    const change = slash ? -1 : 1;
    open.set(name.toLowerCase(), ofName + change);
    count += change;
    return start;
  });
}

function cleanOnce(html: string, imageHosts: ImageHosts): string {
  const clean = sanitizeHtml(html.toWellFormed(), {
    ...options,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName: tagName === 'h1' ? 'h2' : tagName,
        attribs: filterAttributes(tagName, attribs, imageHosts),
      }),
    },
  });
  return asBrowsersWriteIt(clean).replace(unwantedCharacters, '').normalize('NFC').trim();
}

/** The library's spelling of the same HTML turned into that of `innerHTML`, so that what the editor sent comes back. */
function asBrowsersWriteIt(html: string): string {
  // Every `>` of text and attribute values is an entity here, so ` />` can only end a tag.
  return html.replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;');
}

const options: IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes,
  nonTextTags: droppedWithContent,
  nestingLimit,
  // Attribute values are decided in `filterAttributes`; the library's own scheme check stays on as a second one.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    // A picture without an address and the editor's empty list markers are left-overs, not content.
    if (tag === 'img') return !attribs['src'];
    return tag === 'span' && !text && mediaChildren.length === 0 && Object.keys(attribs).length === 0;
  },
};
