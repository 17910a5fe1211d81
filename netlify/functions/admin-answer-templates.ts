import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { answerTemplateShape } from '#contracts/answers/answer.ts';
import { listTemplates } from '#server/domain/inbox/answer-templates.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/answer-templates', {
  GET: staffRoute('requests', {
    answers: { 200: z.array(answerTemplateShape) },
    handle: async () => json(200, await listTemplates()),
  }),
});

export const config: Config = { path: '/api/admin/answer-templates' };
