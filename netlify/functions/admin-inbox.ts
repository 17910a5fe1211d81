import type { Config } from '@netlify/functions';
import { summarizeInbox } from '#server/domain/inbox/read-inbox.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/inbox', {
  GET: staffRoute({ handle: async () => json(200, await summarizeInbox()) }),
});

export const config: Config = { path: '/api/admin/inbox' };
