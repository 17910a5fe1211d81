import type { Config } from '@netlify/functions';
import { previewLinkShape } from '#contracts/answers/post.ts';
import { makePreviewLink, revokePreviewLinks } from '#server/domain/posts/preview-link.ts';
import { json, noContent } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { unknownPost } from '#server/http/post-problems.ts';

export default endpoint('/api/admin/blog-posts/:id/preview', {
  POST: staffRoute('posts', {
    answers: { 201: previewLinkShape },
    handle: async ({ params }) => {
      const link = await makePreviewLink(params['id'] ?? '');
      return link ? json(201, link) : unknownPost();
    },
  }),
  DELETE: staffRoute('posts', {
    answers: { 204: null },
    handle: async ({ params, session }) =>
      (await revokePreviewLinks(params['id'] ?? '', session.actor)) ? noContent() : unknownPost(),
  }),
});

export const config: Config = { path: '/api/admin/blog-posts/:id/preview' };
