/** What is read off a post's HTML, the same for the server and for the editor's preview. */
const wordsPerMinute = 200;
const excerptLength = 150;

const blockTag =
  /<\/?(?:p|div|h[1-6]|li|[uo]l|blockquote|pre|hr|br|figure|figcaption|table|thead|tbody|tr|t[hd])\b[^<>]*>/gi;

/**
 * The words of stored (that is: sanitised, re-serialised) HTML, white space collapsed. A tag ends at its `>` or is none: text
 * that is not cleaned yet is read too, and looking further at every `<` of a megabyte of them would take an hour.
 */
export function plainText(html: string): string {
  return html
    .replace(blockTag, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a card says when the author wrote no excerpt: the first 150 code points, followed by `...`. */
export function excerptFrom(text: string): string {
  if (!text) return '';
  // A prefix of 2 × 150 UTF-16 units always holds the code points asked for.
  return `${[...text.slice(0, excerptLength * 2)].slice(0, excerptLength).join('')}...`;
}

/** By whole words, with a sign that there was more; the limit is in code points. */
export function shortened(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit - 1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** Words ÷ 200, rounded up, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
