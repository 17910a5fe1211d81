/** Where the words of all pages are kept, made when the site is built and fetched by who searches. */
export const searchIndexPath = '/search-index.json';

/** A part of a page under one heading; the first part of each has the page's own. */
export interface SearchedPart {
  path: string;
  /** The page's heading. */
  title: string;
  heading: string;
  text: string;
}
