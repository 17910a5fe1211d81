import type { ArrivedPicture } from '#contracts/direct-upload.ts';
import { directUpload } from '#contracts/direct-upload.ts';
import { isUuid } from '#contracts/uuid.ts';
import { repeatable, type Actor } from '#server/db/client.ts';
import { selectAwaitedFile, stopAwaiting, type AwaitedFile } from '#server/db/stray-files.ts';
import { fetchFromUploadThing } from './fetch-outside.ts';
import { deleteAtUploadThing } from './outside-files.ts';
import { findImage, storeImage } from './store-image.ts';

/**
 * Makes a picture of a file a browser put to UploadThing. Its bytes are fetched once and go the way of every other upload;
 * what is kept are pictures of our own making, under ids nobody but us may write to. The file itself is deleted, whatever it
 * was, and so is one that nobody was given an address for.
 */
export async function takeArrivedFile(id: string): Promise<ArrivedPicture> {
  if (!isUuid(id)) return { outcome: 'failed' };
  const [awaited] = await repeatable(selectAwaitedFile(id));
  const result = awaited ? await makePicture(awaited) : ({ outcome: 'failed' } as const);
  if (awaited && result.outcome === 'failed') return result;
  await repeatable(stopAwaiting(id));
  // It stays noted as stray until its address has expired, so what cannot be deleted now, or comes again, goes with the clock.
  await deleteAtUploadThing([id]).catch(() => undefined);
  return result;
}

async function makePicture({ id, imageId, actor }: AwaitedFile & { actor: Actor }): Promise<ArrivedPicture> {
  const known = await findImage(imageId);
  if (known) return { outcome: 'stored', image: known };
  const limitBytes = directUpload.fileBytes;
  const file = await fetchFromUploadThing(id, limitBytes);
  return file ? storeImage(file, { id: imageId, actor, limitBytes }) : { outcome: 'failed' };
}
