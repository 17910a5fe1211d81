import type { Config } from '@netlify/functions';
import { locatedRequestShape } from '#contracts/answers/inbox.ts';
import { locateReference } from '#server/domain/inbox/handle-request.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { noSuchRequest } from '#server/http/inbox-calls.ts';

/** Where the request a mail or an address names is to be found. */
export default endpoint('/api/admin/inbox/:reference', {
  GET: staffRoute('requests', {
    answers: { 200: locatedRequestShape },
    handle: async ({ params }) => {
      const found = await locateReference(params['reference'] ?? '');
      return found ? json(200, found) : noSuchRequest();
    },
  }),
});

export const config: Config = { path: '/api/admin/inbox/:reference' };
