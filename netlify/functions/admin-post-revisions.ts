import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { revisionSummaryShape } from '#contracts/answers/working-copy.ts';
import { listRevisions } from '#server/domain/posts/revisions.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/blog-posts/:id/revisions', {
  GET: staffRoute('posts', {
    answers: { 200: z.array(revisionSummaryShape) },
    handle: async ({ params }) => json(200, await listRevisions(params['id'] ?? '')),
  }),
});

export const config: Config = { path: '/api/admin/blog-posts/:id/revisions' };
