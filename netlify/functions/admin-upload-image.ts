import type { Config } from '@netlify/functions';
import { imageRefusals } from '#contracts/image.ts';
import { storeImage } from '#server/domain/images/store-image.ts';
import { json, problem } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { imageBody } from '#server/http/image-body.ts';

export default endpoint('/api/admin/upload-image', {
  POST: staffRoute({
    body: imageBody,
    handle: async ({ body, session }) => {
      const result = await storeImage(body, { actor: session.actor });
      if (result.outcome === 'stored') return json(201, result.image);
      const message = imageRefusals[result.reason];
      const status = result.reason === 'tooLarge' ? 413 : 400;
      return problem(status, message, { details: [{ path: ['image'], message }] });
    },
  }),
});

export const config: Config = { path: '/api/admin/upload-image' };
