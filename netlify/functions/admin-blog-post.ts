import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { postConflictShape, staffPostShape } from '#contracts/answers/post.ts';
import { problemShape } from '#contracts/answers/problem.ts';
import { postChangeSchema, postLimits } from '#contracts/post.ts';
import { changePost } from '#server/domain/posts/change-post.ts';
import { getStaffPost } from '#server/domain/posts/staff-posts.ts';
import { moveToTrash } from '#server/domain/posts/trash-post.ts';
import { json, noContent, problem } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { invalidPost, slugTaken, unknownPost } from '#server/http/post-problems.ts';

export default endpoint('/api/admin/blog-posts/:id', {
  GET: staffRoute('posts', {
    answers: { 200: staffPostShape },
    handle: async ({ params }) => {
      const post = await getStaffPost(params['id'] ?? '');
      return post ? json(200, post) : unknownPost();
    },
  }),
  PUT: staffRoute('posts', {
    body: jsonBody(postChangeSchema, { limitBytes: postLimits.bodyBytes }),
    answers: { 200: staffPostShape, 409: z.union([postConflictShape, problemShape]) },
    handle: async ({ params, body, session }) => {
      const change = await changePost(params['id'] ?? '', body, session.actor);
      switch (change.outcome) {
        case 'changed':
          return json(200, change.post);
        case 'conflict':
          return problem(409, 'This is a conflict: somebody changed this post after you opened it.', {
            extra: { code: 'conflict', post: change.post },
          });
        case 'invalid':
          return invalidPost(change.details);
        case 'slug-taken':
          return slugTaken();
        case 'unknown':
          return unknownPost();
      }
    },
  }),
  DELETE: staffRoute('posts', {
    answers: { 204: null },
    handle: async ({ params, session }) =>
      (await moveToTrash(params['id'] ?? '', session.actor)) ? noContent() : unknownPost(),
  }),
});

export const config: Config = { path: '/api/admin/blog-posts/:id' };
