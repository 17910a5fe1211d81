import * as z from 'zod/mini';
import { imageLimits, imageRefusals } from '#contracts/image.ts';
import { fieldProblem } from './answers.ts';
import { mediaType, readBytes, refuse, type BodyReader } from './body.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

interface SentImage {
  file: Uint8Array;
  idempotencyKey: string | undefined;
}

/** The file of a multipart form's field `image`; 415, 413 or 400 otherwise. Its name and declared type are not looked at. */
export const imageBody: BodyReader<SentImage> = {
  content: { 'multipart/form-data': z.object({ image: z.file() }) },
  read: readImage,
};

async function readImage(request: Request): ReturnType<BodyReader<SentImage>['read']> {
  const given = idempotencyKeyOf(request);
  if ('refusal' in given) return given;
  if (mediaType(request) !== 'multipart/form-data')
    return refuse(415, 'Send the image as multipart/form-data.');
  const bytes = await readBytes(request, imageLimits.fileBytes + imageLimits.frameBytes);
  if (!bytes) return refuse(413, imageRefusals.tooLarge);
  const form = await new Response(bytes, {
    headers: { 'Content-Type': request.headers.get('content-type') ?? '' },
  })
    .formData()
    .catch(() => undefined);
  if (!form) return refuse(400, 'The upload arrived damaged. Please try again.');
  const file = form.get('image');
  if (!(file instanceof File) || file.size === 0)
    return { refusal: fieldProblem(400, 'image', imageRefusals.missing) };
  if (file.size > imageLimits.fileBytes) return refuse(413, imageRefusals.tooLarge);
  return { body: { file: new Uint8Array(await file.arrayBuffer()), idempotencyKey: given.key } };
}
