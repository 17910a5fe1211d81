import type { Config } from '@netlify/functions';
import { previewLinkShape } from '#contracts/answers/post.ts';
import { makeCopyPreviewLink } from '#server/domain/posts/preview-link.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { unknownPost } from '#server/http/post-problems.ts';

export default endpoint('/api/admin/working-copies/:key/preview', {
  POST: staffRoute('posts', {
    answers: { 201: previewLinkShape },
    handle: async ({ params, session }) => {
      const link = await makeCopyPreviewLink(session.admin.id, params['key'] ?? '');
      return link ? json(201, link) : unknownPost();
    },
  }),
});

export const config: Config = { path: '/api/admin/working-copies/:key/preview' };
