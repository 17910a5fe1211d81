import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { staffPostItemShape, staffPostShape } from '#contracts/answers/post.ts';
import { newPostSchema, postLimits } from '#contracts/post.ts';
import { createPost } from '#server/domain/posts/create-post.ts';
import { listStaffPosts } from '#server/domain/posts/staff-posts.ts';
import { json } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { pageLinks } from '#server/http/page-links.ts';
import { invalidPost, slugTaken } from '#server/http/post-problems.ts';

export default endpoint('/api/admin/blog-posts', {
  GET: staffRoute('posts', {
    query: ['page', 'q', 'state', 'sort', 'category'],
    answers: { 200: z.array(staffPostItemShape) },
    handle: async ({ url }) => {
      const { posts, ...position } = await listStaffPosts(url.searchParams);
      return json(200, posts, pageLinks(url, position));
    },
  }),
  POST: staffRoute('posts', {
    body: jsonBody(newPostSchema, { limitBytes: postLimits.bodyBytes }),
    answers: { 201: staffPostShape },
    handle: async ({ body, session }) => {
      const creation = await createPost(body, session.actor);
      switch (creation.outcome) {
        case 'created':
          return json(201, creation.post);
        case 'invalid':
          return invalidPost(creation.details);
        case 'slug-taken':
          return slugTaken();
      }
    },
  }),
});

export const config: Config = { path: '/api/admin/blog-posts' };
