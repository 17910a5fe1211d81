import type { Config } from '@netlify/functions';
import { inboxFindingsShape } from '#contracts/answers/inbox.ts';
import { inboxSearchSchema } from '#contracts/inbox.ts';
import { searchInbox, toSearch, withNotes } from '#server/domain/inbox/read-inbox.ts';
import { json } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { resourceOf } from '#server/http/inbox-calls.ts';

/** The desk's list. A patient's name that is looked for stands in the body: addresses are written down on their way. */
export default endpoint('/api/admin/requests/search', {
  POST: staffRoute('requests', {
    body: jsonBody(inboxSearchSchema),
    answers: { 200: inboxFindingsShape },
    handle: async ({ url, body, session }) => {
      const { rows, kept, total } = await searchInbox(
        toSearch(resourceOf(url), body),
        body.keep,
        session.actor,
      );
      return json(200, { items: body.withNotes ? await withNotes(rows) : rows, kept, total });
    },
  }),
});

export const config: Config = { path: ['/api/admin/appointments/search', '/api/admin/contacts/search'] };
