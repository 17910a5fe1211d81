import type { Config } from '@netlify/functions';
import { answerSchema } from '#contracts/answer.ts';
import { inboxItemShape, requestConflictShape } from '#contracts/answers/inbox.ts';
import { answerRequest } from '#server/domain/inbox/answer-request.ts';
import { sendMailSoon } from '#server/domain/mail/mail-clock.ts';
import { json } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { answerRefused, noSuchRequest, resourceOf } from '#server/http/inbox-calls.ts';

export default endpoint('/api/admin/requests/:id/answers', {
  POST: staffRoute('requests', {
    body: jsonBody(answerSchema),
    answers: { 201: inboxItemShape, 409: requestConflictShape, 422: requestConflictShape },
    handle: async ({ url, params, body, session, waitUntil }) => {
      const resource = resourceOf(url);
      const answered = await answerRequest(resource, params['id'] ?? '', body, session.actor);
      if (answered.outcome === 'unknown') return noSuchRequest();
      if (answered.outcome !== 'queued') return answerRefused(answered.outcome, resource, answered.item);
      waitUntil(sendMailSoon());
      return json(201, answered.item);
    },
  }),
});

export const config: Config = {
  path: ['/api/admin/appointments/:id/answers', '/api/admin/contacts/:id/answers'],
};
