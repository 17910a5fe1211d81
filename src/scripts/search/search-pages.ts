import MiniSearch from 'minisearch';
import { searchIndexPath, type SearchedPart } from '#contracts/site-search.ts';

export interface FoundPage {
  path: string;
  title: string;
  /** The words around what was found. */
  excerpt: string;
}

type Indexed = SearchedPart & { id: number };

const mostPages = 8;
const excerptLength = 160;

/**
 * Fetches the words of all pages and looks in them: whole words, their beginnings, and those with a slip of the finger in
 * longer ones; a heading counts more than a text.
 * @throws Error where they cannot be had
 */
export async function openPages(): Promise<(search: string) => FoundPage[]> {
  const answer = await fetch(searchIndexPath);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const parts = (await answer.json()) as SearchedPart[];
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'heading', 'text'],
    storeFields: ['path', 'title', 'text'],
    searchOptions: {
      boost: { title: 4, heading: 3 },
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(parts.map((part, id) => ({ ...part, id })));
  return (search) => onePerPage(index.search(search) as unknown as Found[]);
}

type Found = Pick<SearchedPart, 'path' | 'title' | 'text'> & { terms: string[]; score: number };

/** A page stands by all of its parts together, and its best part speaks for it. */
function onePerPage(found: Found[]): FoundPage[] {
  const pages = new Map<string, FoundPage & { score: number }>();
  for (const { path, title, text, terms, score } of found) {
    const page = pages.get(path);
    if (page) page.score += score;
    else pages.set(path, { path, title, excerpt: around(text, terms), score });
  }
  return [...pages.values()].sort((one, other) => other.score - one.score).slice(0, mostPages);
}

function around(text: string, terms: string[]): string {
  const lower = text.toLowerCase();
  const at = Math.min(...terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0), text.length);
  const start =
    at < excerptLength / 2 || at === text.length ? 0 : lower.lastIndexOf(' ', at - excerptLength / 4) + 1;
  const cut = text.slice(start, start + excerptLength);
  const isWhole = start + excerptLength >= text.length;
  return `${start > 0 ? '… ' : ''}${isWhole ? cut : `${cut.replace(/\s+\S*$/, '')} …`}`;
}
