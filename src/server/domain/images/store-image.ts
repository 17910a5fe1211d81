import { imagePath, type ImageRefusal, type UploadedImage } from '#contracts/image.ts';
import { insertAuditEntry } from '#server/db/audit-log.ts';
import { transaction, write, type Actor } from '#server/db/client.ts';
import { insertImage, insertImageCopy } from '#server/db/images.ts';
import { prepareImage, type PreparedPicture } from './prepare-image.ts';
import { uploadToUploadThing } from './uploadthing.ts';

export type StoredImage =
  { outcome: 'stored'; image: UploadedImage } | { outcome: 'refused'; reason: ImageRefusal };

/** Checks, re-encodes and keeps an uploaded file. `id` may be given to seed the same picture twice without doubling it. */
export async function storeImage(
  file: Uint8Array,
  { id = crypto.randomUUID(), actor }: { id?: string; actor?: Actor } = {},
): Promise<StoredImage> {
  const prepared = await prepareImage(file);
  if (prepared.outcome === 'refused') return prepared;
  const { full, copies } = prepared;
  const filename = `${id}.${extension(full)}`;
  const outside = await uploadToUploadThing(full, filename);
  if (outside) {
    if (actor) await write(insertAuditEntry(actor, { action: 'image.uploaded', subject: 'elsewhere' }));
    return stored(outside, full);
  }
  // The id is ours, so a second run after a lost answer changes nothing.
  await transaction(
    [insertImage({ id, filename, ...full }), ...copies.map((copy) => insertImageCopy(id, copy))],
    { repeatable: true, actor },
  );
  return stored(imagePath(id), full);
}

function stored(path: string, { width, height }: PreparedPicture): StoredImage {
  return { outcome: 'stored', image: { imagePath: path, width, height } };
}

const extension = ({ contentType }: PreparedPicture) =>
  contentType.replace('image/', '').replace('jpeg', 'jpg');
