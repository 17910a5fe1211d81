import * as z from 'zod/mini';
import type { ImageRefusal, UploadedImage } from './image.ts';
import { secretText } from './text.ts';

/** Where a browser asks for an address at UploadThing to put a picture to. */
export const directUploadUrl = '/api/admin/uploadthing';

/** What may be put there: pictures a browser has drawn itself, larger than what a function may receive. */
export const directUpload = {
  slug: 'picture',
  fileBytes: 16_777_216,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  /** So long an address can be used. */
  addressSeconds: 300,
} as const;

/** The call as UploadThing's package makes it, for one file. */
export const directUploadSchema = z.object({
  files: z
    .array(
      z.object({
        size: z
          .number('The size of the file is missing')
          .check(z.int(), z.minimum(1), z.maximum(directUpload.fileBytes, 'This image is larger than 16 MB')),
        type: z.enum(directUpload.types, 'The type of the file is image/jpeg, image/png or image/webp'),
      }),
    )
    .check(z.length(1, 'One file at a time')),
  input: z.object({
    /** Makes a repetition harmless: two files under the same key become one picture. */
    key: secretText({
      missing: 'A key is missing',
      fits: (key) => /^[\x21-\x7e]{1,200}$/.test(key),
      unfit: 'A key is 1 to 200 visible ASCII characters',
    }),
  }),
});
export type DirectUpload = z.output<typeof directUploadSchema>;

/** An address to put a file to, in the words of UploadThing's package. */
export interface PresignedAddress {
  url: string;
  key: string;
  name: string;
  customId: string | null;
}

/** What became of a file that arrived; `failed` for what another try may mend. */
export type ArrivedPicture =
  // As a plain type: an interface is no JSON to the library's types.
  | { outcome: 'stored'; image: Pick<UploadedImage, keyof UploadedImage> }
  | { outcome: 'refused'; reason: ImageRefusal }
  | { outcome: 'failed' };
