import { repeatable } from '#server/db/client.ts';
import { selectShownUrls } from '#server/db/outside-pictures.ts';

/**
 * Pictures used to be shown from UploadThing's own URLs, and posts of that time still do. Nothing new comes in that
 * way: whoever may upload could put any file there, unseen by our checks, and name its URL in a post.
 */
const picture = /<img [^>]*?src="(https:[^"]*)"[^>]*>/g;
/** As the service made them: nothing in them means anything to a pattern, save the dot. */
const plainUrl = /^https:\/\/[\w./-]+$/;

/** Sanitized HTML less the pictures from elsewhere that no saved post shows yet. */
export async function withoutNewOutsidePictures(html: string): Promise<string> {
  const urls = [...html.matchAll(picture)].map(([, url = '']) => url);
  const known = await shownBefore(urls);
  return html.replace(picture, (tag, url: string) => (known.has(url) ? tag : ''));
}

/** Asks the database only where there is something to ask. */
export async function shownBefore(urls: readonly string[]): Promise<Set<string>> {
  const plain = urls.filter((url) => plainUrl.test(url));
  if (plain.length === 0) return new Set();
  const rows = await repeatable(selectShownUrls([...new Set(plain)]));
  return new Set(rows.map(({ url }) => url));
}
