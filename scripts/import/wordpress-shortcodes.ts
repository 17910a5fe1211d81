import { quoted } from './foreign-elements.ts';
import type { ForeignPost } from './foreign-post.ts';

interface Surroundings {
  remarks: Set<string>;
  /** The picture an attachment's number stands for. */
  pictureOf: (id: string) => ForeignPost['picture'];
}

/** `[name attributes]`, not doubled: `[[name]]` is WordPress for the words themselves. */
const shortcode = /(?<!\[)\[(\/?)([a-z][\w-]*)((?:\s|=)[^\]]*|)\/?\](?!\])/gi;
const caption = /\[caption([^\]]*)\]([^]*?)\[\/caption\]/gi;
const captioned = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([^]*)$/i;

/** Shortcodes as the HTML they stood for; those no HTML stands for here are taken away, their text kept, and named. */
export function withoutShortcodes(html: string, surroundings: Surroundings): string {
  return html
    .split(/(<(pre|code)\b[^]*?<\/\2>)/i)
    .map((part, index) => (index % 3 === 0 ? replaced(part, surroundings) : index % 3 === 1 ? part : ''))
    .join('');
}

function replaced(html: string, surroundings: Surroundings): string {
  const pictures = html
    .replace(caption, (_whole, attributes: string, inner: string) => {
      const [, picture = inner, words = ''] = captioned.exec(inner) ?? [];
      const text = words.trim() || (attribute(attributes, 'caption') ?? '');
      return `<figure>${picture}${text && `<figcaption>${text}</figcaption>`}</figure>`;
    })
    .replace(/\[embed[^\]]*\]\s*(https?:[^[\s]+)\s*\[\/embed\]/gi, '\n\n$1\n\n');
  const closed = new Set([...pictures.matchAll(/\[\/([\w-]+)\]/g)].map(([, name]) => name?.toLowerCase()));
  return pictures
    .replace(shortcode, (whole, slash: string, name: string, attributes: string) => {
      if (!isShortcode(name, attributes, closed)) return whole;
      return slash ? '' : inPlaceOf(name.toLowerCase(), attributes, surroundings);
    })
    .replace(/\[(\[[^[\]]*\])\]/g, '$1');
}

/** Words in brackets, such as [sic] or [1], are words. */
function isShortcode(name: string, attributes: string, closed: Set<string | undefined>): boolean {
  return (
    /=|https?:/.test(attributes) || /[_-]/.test(name) || known.test(name) || closed.has(name.toLowerCase())
  );
}

const known = /^(?:gallery|playlist|audio|video|youtube|vimeo|caption|embed|more|contact|form)$/i;

function inPlaceOf(name: string, attributes: string, { remarks, pictureOf }: Surroundings): string {
  if (name === 'gallery') {
    const ids = (attribute(attributes, 'ids') ?? '').split(',').map((id) => id.trim());
    const pictures = ids.map(pictureOf);
    if (pictures.some((picture) => !picture)) remarks.add('its gallery names pictures the export does not');
    return pictures
      .flatMap((picture) =>
        picture ? [`<figure><img src="${quoted(picture.url)}" alt="${quoted(picture.alt)}"></figure>`] : [],
      )
      .join('');
  }
  const [url] = /https?:\/\/[^\s"'\]]+/.exec(attributes) ?? [];
  if (url) return `\n\n${url.replaceAll('&amp;', '&')}\n\n`;
  remarks.add(`the shortcode [${name}] means nothing here; the text within it stayed`);
  return '';
}

function attribute(attributes: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\S+))`, 'i').exec(attributes) ?? [];
  return double ?? single ?? bare;
}
