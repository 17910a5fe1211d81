import type { Config } from '@netlify/functions';
import { forgetRequest } from '#server/domain/inbox/handle-request.ts';
import { noContent } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { noSuchRequest, resourceOf } from '#server/http/inbox-calls.ts';

export default endpoint('/api/admin/requests/:id/anonymize', {
  POST: staffRoute('requests', {
    answers: { 204: null },
    needsRecentSignIn: true,
    handle: async ({ url, params, session }) => {
      const isFound = await forgetRequest(resourceOf(url), params['id'] ?? '', session.actor);
      return isFound ? noContent() : noSuchRequest();
    },
  }),
});

export const config: Config = {
  path: ['/api/admin/appointments/:id/anonymize', '/api/admin/contacts/:id/anonymize'],
};
