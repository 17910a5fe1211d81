import { randomUUID } from 'node:crypto';
import type { UploadedImage } from '#contracts/answers/image.ts';
import { imageLimits, imagePath, type ImageRefusal } from '#contracts/image.ts';
import { repeatable, transaction, type Actor } from '#server/db/client.ts';
import { insertImage, insertImageCopy, selectImageSizes, type NewImage } from '#server/db/images.ts';
import { forgetPlacedFiles, insertStrayFiles } from '#server/db/stray-files.ts';
import { uploadToUploadThing } from './outside-files.ts';
import { prepareImage, type PreparedImage, type PreparedPicture } from './prepare-image.ts';
import { uploadThingApp } from './uploadthing-app.ts';

export type StoredImage =
  | { outcome: 'stored'; image: UploadedImage }
  | { outcome: 'refused'; reason: ImageRefusal };

interface StoreOptions {
  /** Given where the same picture may come twice: it is then kept once. */
  id?: string;
  actor?: Actor;
  limitBytes?: number;
}

/**
 * Checks, re-encodes and keeps a file: in the database, or with `UPLOADTHING_TOKEN` at UploadThing.
 * @throws ServiceError 503 `uploadthing-failed`
 */
export async function storeImage(
  file: Uint8Array,
  { id = randomUUID(), actor, limitBytes = imageLimits.fileBytes }: StoreOptions = {},
): Promise<StoredImage> {
  const prepared = await prepareImage(file, limitBytes);
  if (prepared.outcome === 'refused') return prepared;
  if (uploadThingApp()) {
    const known = await findImage(id);
    if (known) return { outcome: 'stored', image: known };
    await storeAtUploadThing(id, prepared, actor);
  } else {
    await keep(id, prepared, ({ data }) => ({ data, outsideId: null }), actor);
  }
  const { width, height } = prepared.full;
  return { outcome: 'stored', image: { imagePath: imagePath(id), width, height } };
}

/** A picture that is kept already. */
export async function findImage(id: string): Promise<UploadedImage | undefined> {
  const [image] = await repeatable(selectImageSizes([id]));
  return image && { imagePath: imagePath(id), width: image.width, height: image.height };
}

type Prepared = Extract<PreparedImage, { outcome: 'prepared' }>;
type Place = Pick<NewImage, 'data' | 'outsideId'>;

/** Only what we made ourselves goes there; each file is noted as stray until the picture is kept that it belongs to. */
async function storeAtUploadThing(id: string, prepared: Prepared, actor: Actor | undefined): Promise<void> {
  const idOf = new Map(
    [prepared.full, ...prepared.copies].map((picture) => [picture, randomUUID()] as const),
  );
  const ids = [...idOf.values()];
  await repeatable(insertStrayFiles(ids));
  await uploadToUploadThing(idOf);
  const placeOf = (picture: PreparedPicture) => ({ data: null, outsideId: idOf.get(picture) ?? null });
  await keep(id, prepared, placeOf, actor, ids);
}

/** All of it or nothing; the id is ours, so a second run after a lost answer changes nothing. */
async function keep(
  id: string,
  { full, copies }: Prepared,
  placeOf: (picture: PreparedPicture) => Place,
  actor: Actor | undefined,
  outsideIds: string[] = [],
): Promise<void> {
  const { contentType, width, height } = full;
  const image = {
    id,
    filename: `${id}.${contentType.replace('image/', '').replace('jpeg', 'jpg')}`,
    size: full.data.length,
    contentType,
    width,
    height,
    ...placeOf(full),
  };
  await transaction(
    [
      insertImage(image),
      ...copies.map((copy) =>
        insertImageCopy(id, { width: copy.width, contentType: copy.contentType, ...placeOf(copy) }),
      ),
      ...(outsideIds.length > 0 ? [forgetPlacedFiles(outsideIds)] : []),
    ],
    { repeatable: true, actor },
  );
}
