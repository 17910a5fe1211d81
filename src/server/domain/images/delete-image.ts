import { isUuid } from '#contracts/uuid.ts';
import { cacheTags } from '#server/cache/headers.ts';
import { purgeTags } from '#server/cache/purge.ts';
import { once, type Actor } from '#server/db/client.ts';
import { deleteUnusedImage } from '#server/db/images.ts';
import { clearStrayFiles } from './clear-stray-files.ts';

/** Only what nothing shows any more can go; there is no way back. */
export async function deleteImage(id: string, actor: Actor): Promise<'deleted' | 'in-use' | 'unknown'> {
  if (!isUuid(id)) return 'unknown';
  const [image] = await once(deleteUnusedImage(id), actor);
  if (!image) return 'unknown';
  if (!image.isDeleted) return 'in-use';
  await purgeTags([cacheTags.image(id)]);
  // The picture is gone from the site either way; a file that cannot be deleted now is left to the clock.
  await clearStrayFiles().catch(() => undefined);
  return 'deleted';
}
