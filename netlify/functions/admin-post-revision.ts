import type { Config } from '@netlify/functions';
import { revisionShape } from '#contracts/answers/working-copy.ts';
import { readRevision } from '#server/domain/posts/revisions.ts';
import { json, problem } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/blog-posts/:id/revisions/:revision', {
  GET: staffRoute('posts', {
    answers: { 200: revisionShape },
    handle: async ({ params }) => {
      const revision = await readRevision(params['id'] ?? '', params['revision'] ?? '');
      return revision ? json(200, revision) : problem(404, 'There is no such revision.');
    },
  }),
});

export const config: Config = { path: '/api/admin/blog-posts/:id/revisions/:revision' };
