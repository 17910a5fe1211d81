import type { FoundPage } from './search-pages.ts';

/** What a search came to; undefined where that half could not be asked. */
export interface Results {
  pages: FoundPage[] | undefined;
  posts: FoundPage[] | undefined;
}

/**
 * Puts the results below the form. Words of pages and posts go in as text, never as markup; whoever has gone on to a result
 * that is still there stays on it.
 */
export function showResults(place: Element, { pages, posts }: Results): void {
  const focused = place.contains(document.activeElement) && document.activeElement?.getAttribute('href');
  place.replaceChildren(
    ...group('On our pages', pages, 'Our pages cannot be searched right now.'),
    ...group('In our blog', posts, 'The blog cannot be searched right now.'),
  );
  if (focused)
    [...place.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused)?.focus();
}

/** The sentence a screen reader hears. */
export function sentenceOf(search: string, { pages, posts }: Results): string {
  if (!pages && !posts) return 'The search does not answer. Please try again in a moment.';
  const count = (pages?.length ?? 0) + (posts?.length ?? 0);
  if (count === 0 && !(pages && posts))
    return `Nothing found for “${search}” yet: not everything could be searched. Please try again in a moment.`;
  if (count === 0) return `Nothing found for “${search}”. Try another word, or a shorter one.`;
  return count === 1 ? `One result for “${search}”.` : `${count} results for “${search}”.`;
}

function group(title: string, found: FoundPage[] | undefined, failure: string): Element[] {
  if (found?.length === 0) return [];
  const heading = create('h2', 'font-display text-subheading', title);
  if (!found) return [heading, create('p', '', failure)];
  const list = create('ul', 'results');
  list.append(...found.map(item));
  return [heading, list];
}

function item({ path, title, excerpt }: FoundPage): Element {
  const entry = create('li', '');
  const link = Object.assign(create('a', 'link', title), { href: path });
  entry.append(link, create('p', '', excerpt));
  return entry;
}

function create(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
