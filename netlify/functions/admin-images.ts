import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { libraryImageShape } from '#contracts/answers/image.ts';
import { listImages } from '#server/domain/images/read-image.ts';
import { pageNumber } from '#server/domain/list-query.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/images', {
  GET: staffRoute('posts', {
    query: ['page', 'q'],
    answers: { 200: z.array(libraryImageShape) },
    handle: async ({ url }) => {
      const { searchParams } = url;
      return json(200, await listImages(pageNumber(searchParams.get('page')), searchParams.get('q') ?? ''));
    },
  }),
});

export const config: Config = { path: '/api/admin/images' };
