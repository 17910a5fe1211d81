import { services } from '#practice/services.ts';

/** A page with what it may weigh before anybody does anything (kB, brotli). */
export interface PageBudget {
  path: string;
  scriptKb: number;
  firstViewKb: number;
}

/** Headers and HTML with the styles inside: ten packets, which come in one round trip. */
export const firstFlightKb = 14.6;

/** Scripts of a page that works without an island in view, and of one whose island is what people come for. */
const plainKb = 5;
export const islandKb = 80;

/** With a large picture in the first view, and without one. */
const pictureKb = 100;
export const textKb = 70;

export const budget = (path: string, scriptKb = plainKb, firstViewKb = pictureKb): PageBudget => ({
  path,
  scriptKb,
  firstViewKb,
});

/** Of every public page that has no post's words: these a site has whatever its blog. */
export const pageBudgets: readonly PageBudget[] = [
  budget('/'),
  budget('/about'),
  budget('/services'),
  ...services.map(({ link }) => budget(link)),
  budget('/contact', islandKb),
  budget('/new-patients', islandKb),
  budget('/gallery', islandKb),
  budget('/financial', islandKb, textKb),
  budget('/blog', islandKb),
  budget('/es'),
  budget('/es/contact', islandKb),
  budget('/es/new-patients', islandKb),
  budget('/es/financial', islandKb, textKb),
  ...['/privacy', '/search', '/announcements', '/accessibility'].map((path) => budget(path, plainKb, textKb)),
];
