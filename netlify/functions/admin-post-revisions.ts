import type { Config } from '@netlify/functions';
import { listRevisions } from '#server/domain/posts/revisions.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/blog-posts/:id/revisions', {
  GET: staffRoute('posts', {
    handle: async ({ params }) => json(200, await listRevisions(params['id'] ?? '')),
  }),
});

export const config: Config = { path: '/api/admin/blog-posts/:id/revisions' };
