import { shareImageSize, type ImageRefusal } from '#contracts/image.ts';
import { isUuid } from '#contracts/uuid.ts';
import { cacheTags } from '#server/cache/headers.ts';
import { purgeTags } from '#server/cache/purge.ts';
import { repeatable } from '#server/db/client.ts';
import { upsertShareImage } from '#server/db/share-images.ts';
import { prepareImage } from './prepare-image.ts';

export type KeptShareImage =
  | { outcome: 'kept'; slug: string }
  | { outcome: 'refused'; reason: ImageRefusal }
  | { outcome: 'wrong-size' }
  /** There is no such post, or it was changed after `updatedAt`; whoever changed it draws its picture. */
  | { outcome: 'outdated' };

/** Checks, re-encodes and keeps the picture a post is shared with: one for each post, gone with it or its title. */
export async function keepShareImage(
  file: Uint8Array,
  { postId, updatedAt }: { postId: string; updatedAt: string },
): Promise<KeptShareImage> {
  if (!isUuid(postId) || Number.isNaN(Date.parse(updatedAt))) return { outcome: 'outdated' };
  const prepared = await prepareImage(file);
  if (prepared.outcome === 'refused') return prepared;
  const { width, height, data, contentType } = prepared.full;
  if (width !== shareImageSize.width || height !== shareImageSize.height || contentType !== 'image/png')
    return { outcome: 'wrong-size' };
  const [post] = await repeatable(upsertShareImage(postId, updatedAt, data));
  if (!post) return { outcome: 'outdated' };
  await purgeTags([cacheTags.post(postId)]);
  return { outcome: 'kept', slug: post.slug };
}
