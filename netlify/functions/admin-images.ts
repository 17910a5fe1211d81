import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { libraryImageShape } from '#contracts/answers/image.ts';
import { listImages } from '#server/domain/images/read-image.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/images', {
  GET: staffRoute('posts', {
    query: ['page', 'q'],
    answers: { 200: z.array(libraryImageShape) },
    handle: async ({ url }) => {
      const page = Math.floor(Number(url.searchParams.get('page')));
      const search = url.searchParams.get('q') ?? '';
      return json(200, await listImages(page >= 1 && page < 100_000 ? page : 1, search));
    },
  }),
});

export const config: Config = { path: '/api/admin/images' };
