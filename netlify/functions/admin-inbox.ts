import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { inboxSummaryShape } from '#contracts/answers/inbox.ts';
import { summarizeInbox } from '#server/domain/inbox/read-inbox.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/inbox', {
  GET: staffRoute('requests', {
    query: ['open'],
    answers: { 200: inboxSummaryShape },
    handle: async ({ url, session }) => {
      const openId = z.safeParse(z.uuid(), url.searchParams.get('open'));
      return json(200, await summarizeInbox(session.admin.id, openId.data ?? null));
    },
  }),
});

export const config: Config = { path: '/api/admin/inbox' };
