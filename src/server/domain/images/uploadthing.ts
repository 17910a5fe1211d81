import { env } from '#server/env.ts';
import { ServiceError } from '#server/errors.ts';
import type { PreparedPicture } from './prepare-image.ts';

/**
 * With `UPLOADTHING_TOKEN` pictures are kept by UploadThing instead of the database. They go there from here, already
 * checked and re-encoded: what a browser sends never reaches a reader as it was.
 * @returns the picture's address there, or undefined when no token is set
 */
export async function uploadToUploadThing(
  picture: PreparedPicture,
  filename: string,
): Promise<string | undefined> {
  const { UPLOADTHING_TOKEN: token } = env();
  if (!token) return undefined;
  // Fetched only where it is used: it is larger than the rest of the function.
  const { UTApi, UTFile } = await import('uploadthing/server');
  const file = new UTFile([new Uint8Array(picture.data)], filename, { type: picture.contentType });
  const { data, error } = await new UTApi({ token, logLevel: 'None' }).uploadFiles(file);
  if (error) {
    throw new ServiceError('UploadThing did not take the picture.', {
      status: 503,
      code: 'uploadthing-failed',
      retryAfterSeconds: 30,
      cause: error,
    });
  }
  return data.ufsUrl;
}
