import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { presignedAddressShape } from '#contracts/answers/direct-upload.ts';
import { directUploadSchema } from '#contracts/direct-upload-call.ts';
import { offerAddress } from '#server/domain/images/offer-address.ts';
import { json, problem } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/uploadthing', {
  POST: staffRoute('posts', {
    body: jsonBody(directUploadSchema),
    query: ['slug', 'actionType'],
    answers: { 200: z.array(presignedAddressShape) },
    handle: async ({ body, session }) => {
      const addresses = await offerAddress(body, session.actor);
      return addresses ? json(200, addresses) : problem(404, 'Pictures are not kept at UploadThing.');
    },
  }),
});

export const config: Config = { path: '/api/admin/uploadthing' };
