import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { presignedUrlShape } from '#contracts/answers/direct-upload.ts';
import { directUploadSchema } from '#contracts/direct-upload-call.ts';
import { offerUploadUrls } from '#server/domain/images/offer-upload-urls.ts';
import { json, problem } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/uploadthing', {
  POST: staffRoute('posts', {
    body: jsonBody(directUploadSchema),
    query: ['slug', 'actionType'],
    answers: { 200: z.array(presignedUrlShape) },
    handle: async ({ body, session }) => {
      const offered = await offerUploadUrls(body, session.actor);
      return offered ? json(200, offered) : problem(404, 'Pictures are not kept at UploadThing.');
    },
  }),
});

export const config: Config = { path: '/api/admin/uploadthing' };
