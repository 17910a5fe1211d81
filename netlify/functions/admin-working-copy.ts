import type { Config } from '@netlify/functions';
import { savedAtShape, workingCopyStateShape } from '#contracts/answers/working-copy.ts';
import { workingCopyBodyBytes, workingCopySchema } from '#contracts/working-copy.ts';
import { dropWorkingCopy, keepWorkingCopy, readWorkingCopy } from '#server/domain/posts/working-copy.ts';
import { json, noContent, problem } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

/** A post's id, or `new`. */
const keyPattern = /^(new|[0-9a-f-]{1,64})$/;

export default endpoint('/api/admin/working-copies/:key', {
  GET: staffRoute('posts', {
    answers: { 200: workingCopyStateShape },
    handle: async ({ params, session }) =>
      json(200, await readWorkingCopy(session.admin.id, params['key'] ?? '')),
  }),
  PUT: staffRoute('posts', {
    body: jsonBody(workingCopySchema, { limitBytes: workingCopyBodyBytes }),
    answers: { 200: savedAtShape },
    handle: async ({ params, session, body }) => {
      const key = params['key'] ?? '';
      if (!keyPattern.test(key)) return problem(404, 'There is no such post.');
      return json(200, await keepWorkingCopy(session.admin.id, key, body));
    },
  }),
  DELETE: staffRoute('posts', {
    answers: { 204: null },
    handle: async ({ params, session }) => {
      await dropWorkingCopy(session.admin.id, params['key'] ?? '');
      return noContent();
    },
  }),
});

export const config: Config = { path: '/api/admin/working-copies/:key' };
