import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { hearOfArrival } from '#server/domain/images/hear-of-arrival.ts';
import { json, problem } from '#server/http/answers.ts';
import { mediaType, readText, refuse, type BodyReader } from '#server/http/body.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

const limitBytes = 16_384;

/** Word for word: the signature is of these very bytes. */
const signedBody: BodyReader<string> = {
  content: { 'application/json': z.unknown() },
  read: async (request) => {
    if (mediaType(request) !== 'application/json') return refuse(415, 'Send this as application/json.');
    const body = await readText(request, limitBytes);
    return body === undefined ? refuse(413, `This is too large: at most ${limitBytes} bytes.`) : { body };
  },
};

/** Called by UploadThing alone, which says who it is by its signature. */
export default endpoint('/api/uploadthing', {
  POST: publicRoute({
    body: signedBody,
    answers: { 200: z.null() },
    handle: async ({ request, body }) => {
      const signature = request.headers.get('x-uploadthing-signature') ?? '';
      // Of an upload that failed nothing has to be known: what is awaited and never comes goes with the clock.
      if (request.headers.get('uploadthing-hook') === 'error') return json(200, null);
      const isSigned = signature !== '' && (await hearOfArrival(body, signature));
      return isSigned ? json(200, null) : problem(400, 'This is not signed by UploadThing.');
    },
  }),
});

export const config: Config = { path: '/api/uploadthing' };
