/** The languages of the site, and which of its pages speak both. English stands at the root, Spanish below `/es`. */
export type Language = 'en' | 'es';

const spanishRoot = '/es';
/** Pages that stand in both languages, as their English address names them. */
const inBoth: readonly string[] = ['/', '/contact', '/new-patients', '/financial'];

/** The language of the page at an address, whether it is asked for or being built (`/es.html`). */
export function languageOf({ pathname }: Pick<URL, 'pathname'>): Language {
  return /^\/es(?:[/.]|$)/.test(pathname) ? 'es' : 'en';
}

/** The address of a page in a language, with its question and its place in the page; in English where it speaks nothing else. */
export function pathIn(language: Language, path: string): string {
  const [page = ''] = path.split(/[?#]/);
  if (language === 'en' || !inBoth.includes(page)) return path;
  return path.replace(/^\/(?=$|[#?])|^/, spanishRoot);
}

/** The English address of a page in either language. */
function englishPath(path: string): string {
  return languageOf({ pathname: path }) === 'es' ? path.slice(spanishRoot.length) || '/' : path;
}

/** The same page in both languages; undefined where it speaks only one. */
export function sisters(path: string): Record<Language, string> | undefined {
  const english = englishPath(path);
  return inBoth.includes(english) ? { en: english, es: pathIn('es', english) } : undefined;
}

/** Where the switch leads: to the same page in the other language, or to its home page. */
export function switchTo(language: Language, path: string): string {
  return sisters(path)?.[language] ?? pathIn(language, '/');
}

/** The addresses of all pages in Spanish. */
export const spanishPages = inBoth.map((path) => pathIn('es', path));
