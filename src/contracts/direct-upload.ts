import type { UploadedImage } from './answers/image.ts';
import type { ImageRefusal } from './image.ts';

/** Where a browser asks for an address at UploadThing to put a picture to. */
export const directUploadUrl = '/api/admin/uploadthing';

/** What may be put there: pictures a browser has drawn itself, larger than what a function may receive. */
export const directUpload = {
  slug: 'picture',
  fileBytes: 16_777_216,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  /** So long an address can be used. */
  urlSeconds: 300,
} as const;

/** What became of a file that arrived; `failed` for what another try may mend. */
export type ArrivedPicture =
  // As a plain type: an interface is no JSON to the library's types.
  | { outcome: 'stored'; image: Pick<UploadedImage, keyof UploadedImage> }
  | { outcome: 'refused'; reason: ImageRefusal }
  | { outcome: 'failed' };
