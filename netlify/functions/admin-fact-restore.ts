import type { Config } from '@netlify/functions';
import { factConflictShape, factHistoryShape } from '#contracts/answers/facts.ts';
import { restoreFact } from '#server/domain/practice/facts.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { answerFact, factRestoreBody } from '#server/http/fact-call.ts';

export default endpoint('/api/admin/facts/:kind/restore', {
  POST: staffRoute('facts', {
    body: factRestoreBody,
    answers: { 200: factHistoryShape, 409: factConflictShape },
    handle: async ({ params, body, session }) =>
      answerFact(params['kind'], async (kind) => restoreFact(kind, body, session.actor)),
  }),
});

export const config: Config = { path: '/api/admin/facts/:kind/restore' };
