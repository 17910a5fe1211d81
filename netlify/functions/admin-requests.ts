import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { inboxItemShape } from '#contracts/answers/inbox.ts';
import { findByReference } from '#server/domain/inbox/handle-request.ts';
import { listInbox, readSearch } from '#server/domain/inbox/read-inbox.ts';
import { storeRequest, type Incoming } from '#server/domain/requests/store-request.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import {
  deskAnswer,
  deskEntryBody,
  noSuchRequest,
  resourceOf,
  unknownStatus,
} from '#server/http/inbox-calls.ts';
import { pageLinks } from '#server/http/page-links.ts';

export default endpoint('/api/admin/requests', {
  GET: staffRoute('requests', {
    query: ['page', 'q', 'status'],
    answers: { 200: z.array(inboxItemShape) },
    handle: async ({ url, session }) => {
      const asked = readSearch(resourceOf(url), url.searchParams);
      if ('unknown' in asked) return unknownStatus();
      const { rows, total, ...position } = await listInbox(asked.search, session.actor);
      return json(200, rows, { 'X-Total-Count': String(total), ...pageLinks(url, position) });
    },
  }),
  POST: staffRoute('requests', {
    body: deskEntryBody,
    answers: { 201: inboxItemShape },
    handle: async ({ url, body, session }) => {
      const resource = resourceOf(url);
      const taken = await storeRequest({
        content: { resource, values: body } as Incoming['content'],
        idempotencyKey: undefined,
        isSuspicious: false,
        from: { actor: session.actor },
      });
      if (!('reference' in taken)) return deskAnswer(taken.outcome);
      const item = await findByReference(resource, taken.reference);
      return item ? json(201, item) : noSuchRequest();
    },
  }),
});

export const config: Config = { path: ['/api/admin/appointments', '/api/admin/contacts'] };
