import * as z from 'zod/mini';

/** An address to put a file to, in the words of UploadThing's package. */
export const presignedUrlShape = z.strictObject({
  url: z.string(),
  key: z.string(),
  name: z.string(),
  customId: z.nullable(z.string()),
});
export type PresignedUrl = z.output<typeof presignedUrlShape>;
