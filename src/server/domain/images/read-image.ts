import { createHash } from 'node:crypto';
import type { LibraryImage } from '#contracts/answers/image.ts';
import { imagePath, imagesPerPage, imageWidths } from '#contracts/image.ts';
import { plainText } from '#contracts/post-text.ts';
import { isUuid } from '#contracts/uuid.ts';
import { repeatable, type Dated } from '#server/db/client.ts';
import { selectLibrary, selectPicture, type StoredPicture } from '#server/db/images.ts';
import { searchText } from '../list-query.ts';
import { fetchFromUploadThing } from './fetch-outside.ts';

/** More than any picture we make takes, and less than a function may answer. */
const storedBytesLimit = 6_000_000;

export interface ServedPicture {
  contentType: string;
  data: Uint8Array<ArrayBuffer>;
  /** Strong: a hash of the bytes. */
  etag: string;
}

/** A stored picture, or its copy where `width` is one of the stored widths; undefined when there is none. */
export async function readPicture(id: string, width?: number): Promise<ServedPicture | undefined> {
  if (!isUuid(id)) return undefined;
  const stored = imageWidths.find((candidate) => candidate === width);
  const [picture] = await repeatable(selectPicture(id, stored));
  const bytes = picture && (await bytesOf(picture));
  if (!bytes) return undefined;
  const data = new Uint8Array(bytes);
  const etag = `"${createHash('sha256').update(data).digest('base64url').slice(0, 27)}"`;
  return { contentType: picture.contentType, data, etag };
}

/** Readers get a picture from this site wherever it lies: the service that keeps it learns of none of them. */
async function bytesOf({ data, outsideId }: StoredPicture): Promise<Uint8Array | undefined> {
  return data ?? (outsideId === null ? undefined : await fetchFromUploadThing(outsideId, storedBytesLimit));
}

/** A page of the library, newest first; with a search, of those whose description or whose posts' titles hold it. */
export async function listImages(page: number, search = ''): Promise<Dated<LibraryImage, 'createdAt'>[]> {
  const offset = (page - 1) * imagesPerPage;
  const rows = await repeatable(selectLibrary({ search: searchText(search), limit: imagesPerPage, offset }));
  return rows.map(({ id, width, height, size, createdAt, description, usedIn }) => ({
    id,
    imagePath: imagePath(id),
    width: width ?? 0,
    height: height ?? 0,
    size,
    createdAt,
    description: description === null ? null : plainText(description),
    usedIn,
  }));
}
