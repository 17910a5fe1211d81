import type { Config } from '@netlify/functions';
import { restoreFromTrash } from '#server/domain/posts/trash-post.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { unknownPost } from '#server/http/post-problems.ts';

export default endpoint('/api/admin/blog-posts/:id/restore', {
  POST: staffRoute({
    handle: async ({ params, session }) => {
      const post = await restoreFromTrash(params['id'] ?? '', session.actor);
      return post ? json(200, post) : unknownPost();
    },
  }),
});

export const config: Config = { path: '/api/admin/blog-posts/:id/restore' };
