/** Every public page with what it may weigh before anybody does anything (kB, brotli). The budget and axe tests walk it. */
export interface Route {
  path: string;
  scriptKb: number;
  firstViewKb: number;
}

/** Scripts of a page that works without an island in view, and of one whose island is what people come for. */
const plainKb = 6;
const islandKb = 80;

const page = (path: string, scriptKb = plainKb, firstViewKb = 100): Route => ({
  path,
  scriptKb,
  firstViewKb,
});

export const routes: readonly Route[] = [
  page('/'),
  page('/about'),
  page('/services'),
  page('/preventative-dentistry'),
  page('/restorative-dentistry'),
  page('/cosmetic-dentistry'),
  page('/dental-implants'),
  page('/sedation-dentistry'),
  page('/contact', islandKb, 180),
  page('/new-patients', islandKb, 180),
  page('/gallery', islandKb, 180),
  page('/financial', islandKb, 180),
  // The cards' pictures come as the editor uploaded them.
  page('/blog', islandKb, 240),
  page('/privacy', plainKb, 70),
  page('/accessibility', plainKb, 70),
  page('/nowhere', plainKb, 70),
  page('/demo/booking', plainKb, 70),
  // Every React control at once, which no page for patients has.
  page('/demo/style', 110, 200),
];

/** HTML with the styles inside: what fits into one first flight. */
export const documentKb = 14.6;
