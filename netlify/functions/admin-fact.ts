import type { Config } from '@netlify/functions';
import { factConflictShape, factHistoryShape } from '#contracts/answers/facts.ts';
import { readFact, saveFact } from '#server/domain/practice/facts.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { answerFact, factBody } from '#server/http/fact-call.ts';

export default endpoint('/api/admin/facts/:kind', {
  GET: staffRoute('facts', {
    answers: { 200: factHistoryShape },
    handle: async ({ params }) =>
      answerFact(params['kind'], async (kind) => ({ outcome: 'saved', history: await readFact(kind) })),
  }),
  PUT: staffRoute('facts', {
    body: factBody,
    answers: { 200: factHistoryShape, 409: factConflictShape },
    handle: async ({ params, body, session }) =>
      answerFact(params['kind'], async (kind) => saveFact(kind, body, session.actor)),
  }),
});

export const config: Config = { path: '/api/admin/facts/:kind' };
