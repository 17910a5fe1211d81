import { spanishPages } from './language.ts';
import { services } from './services.ts';

/** The pages patients may find; the portal, thank-you pages and previews are left out on purpose. */
export const patientPages: readonly string[] = [
  ...'/ /about /services'.split(' '),
  ...services.map(({ link }) => link),
  ...'/new-patients /financial /gallery /blog /contact /search /privacy /accessibility'.split(' '),
  ...spanishPages,
];

/** The pages that are many, under one name each: which post was read is nobody’s question here. */
const manyPages = [
  { name: '/blog/category', pattern: /^\/blog\/category\/[^/]+$/ },
  { name: '/blog/post', pattern: /^\/blog\/(?!category$|preview$|post$)[^/]+$/ },
];

/** Every name under which a view may be counted. */
export const countedPages: readonly string[] = [
  ...patientPages,
  '/announcements',
  ...manyPages.map(({ name }) => name),
];

/** The name a page is counted under; undefined for an address that is no page for patients. */
export function countedPage(path: string): string | undefined {
  const plain = path.replace(/(?<=.)\/$/, '');
  return (
    manyPages.find(({ pattern }) => pattern.test(plain))?.name ??
    [...patientPages, '/announcements'].find((page) => page === plain)
  );
}
