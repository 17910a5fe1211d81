import type { Config } from '@netlify/functions';
import { deleteImage } from '#server/domain/images/delete-image.ts';
import { noContent, problem } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/images/:id', {
  DELETE: staffRoute('posts', {
    answers: { 204: null },
    handle: async ({ params, session }) => {
      switch (await deleteImage(params['id'] ?? '', session.actor)) {
        case 'deleted':
          return noContent();
        case 'in-use':
          return problem(
            409,
            'This image is still used: in a post, in an earlier version of one, or in somebody’s unsaved text.',
            { extra: { code: 'in-use' } },
          );
        case 'unknown':
          return problem(404, 'There is no such image.');
      }
    },
  }),
});

export const config: Config = { path: '/api/admin/images/:id' };
