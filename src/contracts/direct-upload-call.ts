import * as z from 'zod/mini';
import { directUpload } from './direct-upload.ts';
import { secretText } from './text.ts';

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
