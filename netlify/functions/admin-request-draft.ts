import type { Config } from '@netlify/functions';
import { draftBodyBytes, isDraftKind, requestDraftSchema } from '#contracts/request-draft.ts';
import { keepRequestDraft } from '#server/domain/inbox/keep-draft.ts';
import { noContent } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { noSuchRequest, resourceOf } from '#server/http/inbox-calls.ts';

export default endpoint('/api/admin/requests/:id/drafts/:kind', {
  PUT: staffRoute('requests', {
    body: jsonBody(requestDraftSchema, { limitBytes: draftBodyBytes }),
    answers: { 204: null },
    handle: async ({ url, params, body, session }) => {
      const { id = '', kind = '' } = params;
      if (!isDraftKind(kind)) return noSuchRequest();
      const place = { resource: resourceOf(url), id, kind };
      return (await keepRequestDraft(place, body.text, session.actor)) ? noContent() : noSuchRequest();
    },
  }),
});

export const config: Config = {
  path: ['/api/admin/appointments/:id/drafts/:kind', '/api/admin/contacts/:id/drafts/:kind'],
};
