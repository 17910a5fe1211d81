/** The last part of a post's address: what it may look like, and how one is made from a title. The limit is in characters. */
export const slugLimit = 80;

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** For a title without a letter or digit of the Latin alphabet. */
const fallbackSlug = 'post';

/** Letters that Unicode does not take apart into a Latin letter and a mark. */
const foldedLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ſ: 's',
};

/** Latin letters and digits of the title in lower case, marks folded away, everything else a hyphen. */
export function slugFromTitle(title: string): string {
  const latin = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => foldedLetters[letter] ?? letter)
    // "Kids' teeth" and "what’s new" read better without a gap.
    .replace(/(?<=[a-z0-9])['’](?=[a-z])/g, '');
  const slug = latin
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, slugLimit)
    .replace(/-$/, '');
  return slug || fallbackSlug;
}
