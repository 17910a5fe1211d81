import { postCategories } from './own/post-categories.ts';

export { postCategories };

/**
 * What the blog's posts are about: few, and each with a page of its own at `/blog/category/{slug}`. A post has one or none. A
 * slug is an address and stays; a name may change. A category that is taken out leaves its posts without one.
 */
export interface PostCategory {
  slug: string;
  name: string;
  /** What its page is about, in a sentence for readers and for search engines. */
  description: string;
}

export const categoryPath = (slug: string) => `/blog/category/${slug}`;
export const categoryFeedPath = (slug: string) => `${categoryPath(slug)}/rss.xml`;

/** The category of this slug; undefined where there is none, or none any more. */
export function categoryOf(slug: string | null | undefined): PostCategory | undefined {
  return postCategories.find((category) => category.slug === slug);
}

/** By its name or its slug, as other systems and people write them. */
export function categoryNamed(words: string): PostCategory | undefined {
  const plain = plainWords(words);
  return postCategories.find(({ name, slug }) => plain === plainWords(name) || plain === plainWords(slug));
}

/** Those whose name holds every word of the search as the beginning of one of its own. */
export function categoriesAbout(search: string): PostCategory[] {
  const sought = plainWords(search).split(' ').filter(Boolean);
  if (sought.length === 0) return [];
  return postCategories.filter(({ name }) => {
    const words = plainWords(name).split(' ');
    return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
