import type { Config } from '@netlify/functions';
import { inboxSearchSchema } from '#contracts/inbox.ts';
import { toCsv } from '#server/domain/inbox/csv.ts';
import { exportInbox, readSearch, toSearch, type InboxSearch } from '#server/domain/inbox/read-inbox.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { resourceOf, unknownStatus } from '#server/http/inbox-calls.ts';
import { requireRecentSignIn } from '#server/http/recent-sign-in.ts';
import type { StaffSession } from '#server/http/session.ts';

export default endpoint('/api/admin/requests/export', {
  GET: staffRoute('requests', {
    query: ['q', 'status'],
    answers: { 200: 'text/csv' },
    handle: async ({ url, session }) => {
      const asked = readSearch(resourceOf(url), url.searchParams);
      return 'unknown' in asked ? unknownStatus() : exported(asked.search, session);
    },
  }),
  // The same with its search in the body: words that name a person stay out of addresses.
  POST: staffRoute('requests', {
    body: jsonBody(inboxSearchSchema),
    answers: { 200: 'text/csv' },
    handle: ({ url, body, session }) => exported(toSearch(resourceOf(url), body), session),
  }),
});

async function exported(search: InboxSearch, session: StaffSession): Promise<Response> {
  const refusal = await requireRecentSignIn(session);
  if (refusal) return refusal;
  const { resource } = search;
  const rows = await exportInbox(search, session.actor);
  return new Response(toCsv(resource, rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${resource}.csv"`,
    },
  });
}

export const config: Config = { path: ['/api/admin/appointments/export', '/api/admin/contacts/export'] };
