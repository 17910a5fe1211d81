/**
 * Addresses of the practice's former website, and where each leads now: both as paths of this site. One that ends in `/*`
 * stands for all below it, one with a question mark for that very question. The build refuses what would lead nowhere, in
 * circles, or away from a page of this site. The report of an import (docs/owner-guide.md) has its posts' lines ready.
 */
export const formerPaths: Readonly<Record<string, string>> = {
  '/our-team': '/about',
  '/preventive-dentistry': '/preventative-dentistry',
  '/specials': '/financial',
  '/feed': '/rss.xml',
  '/category/*': '/blog',
  '/?page_id=7': '/contact',
};
