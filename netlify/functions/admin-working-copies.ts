import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { savedWorkingCopyShape } from '#contracts/answers/working-copy.ts';
import { listWorkingCopies } from '#server/domain/posts/working-copy.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/working-copies', {
  GET: staffRoute('posts', {
    answers: { 200: z.array(savedWorkingCopyShape) },
    handle: async ({ session }) => json(200, await listWorkingCopies(session.admin.id)),
  }),
});

export const config: Config = { path: '/api/admin/working-copies' };
