import { repeatable } from '#server/db/client.ts';
import { selectShownAddresses } from '#server/db/outside-pictures.ts';

/**
 * Pictures used to be shown from UploadThing's own addresses, and posts of that time still do. Nothing new comes in that
 * way: whoever may upload could put any file there, unseen by our checks, and name its address in a post.
 */
const picture = /<img [^>]*?src="(https:[^"]*)"[^>]*>/g;
/** As the service made them: nothing in them means anything to a pattern, save the dot. */
const plainAddress = /^https:\/\/[\w./-]+$/;

/** Sanitized HTML less the pictures from elsewhere that no saved post shows yet. */
export async function withoutNewOutsidePictures(html: string): Promise<string> {
  const addresses = [...html.matchAll(picture)].map(([, address = '']) => address);
  const known = await shownBefore(addresses);
  return html.replace(picture, (tag, address: string) => (known.has(address) ? tag : ''));
}

/** Asks the database only where there is something to ask. */
export async function shownBefore(addresses: readonly string[]): Promise<Set<string>> {
  const plain = addresses.filter((address) => plainAddress.test(address));
  if (plain.length === 0) return new Set();
  const rows = await repeatable(selectShownAddresses([...new Set(plain)]));
  return new Set(rows.map(({ address }) => address));
}
