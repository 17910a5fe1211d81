import type { Config } from '@netlify/functions';
import { staffPostShape } from '#contracts/answers/post.ts';
import { restoreRequestSchema } from '#contracts/post.ts';
import { restoreFromTrash } from '#server/domain/posts/trash-post.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { optionalJsonBody } from '#server/http/optional-json-body.ts';
import { unknownPost } from '#server/http/post-problems.ts';

export default endpoint('/api/admin/blog-posts/:id/restore', {
  POST: staffRoute('posts', {
    body: optionalJsonBody(restoreRequestSchema),
    answers: { 200: staffPostShape },
    handle: async ({ params, session, body }) => {
      const isUndo = body.undo === true;
      const post = await restoreFromTrash(params['id'] ?? '', session.actor, { isUndo });
      return post ? json(200, post) : unknownPost();
    },
  }),
});

export const config: Config = { path: '/api/admin/blog-posts/:id/restore' };
