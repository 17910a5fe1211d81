import { imageHosts } from './image-hosts.ts';
import { withRealListsAndCode } from './reader-html.ts';
import { sanitizePostHtml } from './sanitize-post-html.ts';

/** Cleaning a long post takes milliseconds; the same content is cleaned once per process, up to this much of it. */
const rememberedCharacters = 4_000_000;

const remembered = new Map<string, string>();
let size = 0;

/** Stored HTML as readers get it: sanitised again, whatever way it came into the table, with real lists and code. */
export function readableHtml(stored: string): string {
  const known = remembered.get(stored);
  if (known !== undefined) return known;
  const html = withRealListsAndCode(sanitizePostHtml(stored, imageHosts()));
  remembered.set(stored, html);
  size += stored.length + html.length;
  for (const [oldest, value] of remembered) {
    if (size <= rememberedCharacters) break;
    remembered.delete(oldest);
    size -= oldest.length + value.length;
  }
  return html;
}
