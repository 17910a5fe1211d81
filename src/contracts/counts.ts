import * as z from 'zod/mini';
import { shapedText } from './text.ts';

/** What the practice counts of its site: sums by page and week, and nothing of whose. */
export const countKinds = ['view', 'call', 'booking', 'form'] as const;
export type CountKind = (typeof countKinds)[number];

/** What a page tells. Forms are counted where they are stored, so that one sent twice counts once. */
const toldKinds = ['view', 'call', 'booking'] as const;
export type ToldKind = (typeof toldKinds)[number];

const longestPath = 300;

export const countSchema = z.object({
  /** A path without its question; which pages are counted the server knows. */
  page: shapedText(
    'Name the page by its path.',
    (path) => path.startsWith('/') && path.length <= longestPath,
  ),
  kind: z.enum(toldKinds, `What is counted is one of ${toldKinds.join(', ')}.`),
});

/** Spans of weeks the portal shows: a quarter, a year, and all that is kept. */
export const countSpans = [12, 52, 104] as const;
export type CountSpan = (typeof countSpans)[number];
