import type { Config } from '@netlify/functions';
import { inboxDetailShape, inboxItemShape, requestConflictShape } from '#contracts/answers/inbox.ts';
import { requestChangeSchema } from '#contracts/inbox.ts';
import { changeRequest, openRequest } from '#server/domain/inbox/handle-request.ts';
import { json } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import {
  changeRefused,
  noSuchAssignee,
  noSuchRequest,
  noVisitOfMessages,
  resourceOf,
} from '#server/http/inbox-calls.ts';

export default endpoint('/api/admin/requests/:id', {
  GET: staffRoute('requests', {
    answers: { 200: inboxDetailShape },
    handle: async ({ url, params, session }) => {
      const item = await openRequest(resourceOf(url), params['id'] ?? '', session.actor);
      return item ? json(200, item) : noSuchRequest();
    },
  }),
  PATCH: staffRoute('requests', {
    body: jsonBody(requestChangeSchema),
    answers: { 200: inboxItemShape, 409: requestConflictShape },
    handle: async ({ url, params, body, session }) => {
      const resource = resourceOf(url);
      const change = await changeRequest(resource, params['id'] ?? '', body, session.actor);
      if (change.outcome === 'unknown') return noSuchRequest();
      if (change.outcome === 'unknown-assignee') return noSuchAssignee();
      if (change.outcome === 'no-visits') return noVisitOfMessages();
      if (change.outcome === 'changed') return json(200, change.item);
      return changeRefused(change.outcome, resource, change.item);
    },
  }),
});

export const config: Config = {
  path: ['/api/admin/appointments/:id', '/api/admin/contacts/:id'],
  excludedPath: [
    '/api/admin/appointments/export',
    '/api/admin/appointments/search',
    '/api/admin/contacts/export',
    '/api/admin/contacts/search',
  ],
};
