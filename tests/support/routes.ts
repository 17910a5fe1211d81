import { services } from '#practice/services.ts';
import { samplePosts } from './sample-posts.ts';

/** Every public page with what it may weigh before anybody does anything (kB, brotli). The test of every page walks it. */
export interface Route {
  path: string;
  scriptKb: number;
  firstViewKb: number;
}

/** Scripts of a page that works without an island in view, and of one whose island is what people come for. */
const plainKb = 5;
const islandKb = 80;

/** With a large picture in the first view, and without one. */
const pictureKb = 100;
const textKb = 70;

const page = (path: string, scriptKb = plainKb, firstViewKb = pictureKb): Route => ({
  path,
  scriptKb,
  firstViewKb,
});

export const routes: readonly Route[] = [
  page('/'),
  page('/about'),
  page('/services'),
  ...services.map(({ link }) => page(link)),
  page('/contact', islandKb),
  page('/new-patients', islandKb),
  page('/gallery', islandKb),
  page('/financial', islandKb, textKb),
  page('/blog', islandKb),
  page(samplePosts.categoryPath, islandKb),
  page(samplePosts.longPath, islandKb),
  page('/es'),
  page('/es/contact', islandKb),
  page('/es/new-patients', islandKb),
  page('/es/financial', islandKb, textKb),
  page('/privacy', plainKb, textKb),
  page('/search', plainKb, textKb),
  page('/announcements', plainKb, textKb),
  page('/accessibility', plainKb, textKb),
  page('/nowhere', plainKb, textKb),
  page('/demo/booking', plainKb, textKb),
  // Every React control at once, which no page for patients has.
  page('/demo/style', 110, 200),
];

/** Headers and HTML with the styles inside: ten packets, which come in one round trip. */
export const firstFlightKb = 14.6;
