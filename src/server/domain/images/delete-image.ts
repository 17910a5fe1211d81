import { write } from '../../db/client.ts';
import { deleteUnusedImage } from '../../db/images.ts';
import { isImageId } from './read-image.ts';

export type ImageDeletion = 'deleted' | 'in-use' | 'unknown';

/** Only what nothing shows any more can go; there is no way back. */
export async function deleteImage(id: string): Promise<ImageDeletion> {
  if (!isImageId(id)) return 'unknown';
  const [image] = await write(deleteUnusedImage(id));
  if (!image) return 'unknown';
  return image.isDeleted ? 'deleted' : 'in-use';
}
