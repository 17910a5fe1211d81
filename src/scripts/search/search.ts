/** The search over pages and posts. Nothing of it is loaded before somebody types or comes with words in the address. */
import type { FoundPage } from './search-pages.ts';

const root = document.querySelector('[data-site-search]');
const form = root?.querySelector('form');
const input = form?.querySelector('input');
const status = root?.querySelector('[role="status"]');
const place = root?.querySelector('[data-results]');

const pauseMs = 200;

type SearchPages = (search: string) => FoundPage[];
let opening: Promise<SearchPages> | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let asking = new AbortController();

/** Tried again with the next letter where it failed. */
function openPages(): Promise<SearchPages> {
  opening ??= import('./search-pages.ts').then(async ({ openPages: open }) => open());
  opening.catch(() => (opening = undefined));
  return opening;
}

async function search(words: string): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  if (!status || !place) return;
  if (!words) {
    status.textContent = '';
    place.replaceChildren();
    return;
  }
  status.textContent = 'Searching…';
  const [pages, { searchPosts }, { showResults, sentenceOf }] = await Promise.all([
    openPages().then(
      (find) => find(words),
      () => undefined,
    ),
    import('./search-posts.ts'),
    import('./show-results.ts'),
  ]);
  const posts = await searchPosts(words, signal).catch(() => undefined);
  // Somebody has typed on meanwhile: the next answer is the one they wait for.
  if (signal.aborted) return;
  showResults(place, { pages, posts });
  status.textContent = sentenceOf(words, { pages, posts });
}

if (form && input) {
  const words = () => input.value.trim();
  const now = () => {
    clearTimeout(waiting);
    search(words()).catch(() => {
      if (status) status.textContent = 'The search does not answer. Please try again in a moment.';
    });
  };
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(now, pauseMs);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    now();
  });
  input.value ||= new URLSearchParams(location.search).get('q')?.slice(0, input.maxLength) ?? '';
  if (words()) now();
}
