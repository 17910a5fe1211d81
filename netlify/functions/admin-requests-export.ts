import type { Config } from '@netlify/functions';
import { toCsv } from '#server/domain/inbox/csv.ts';
import { exportInbox, readSearch } from '#server/domain/inbox/read-inbox.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { resourceOf, unknownStatus } from '#server/http/inbox-calls.ts';

export default endpoint('/api/admin/requests/export', {
  GET: staffRoute({
    handle: async ({ url, session }) => {
      const resource = resourceOf(url);
      const asked = readSearch(resource, url.searchParams);
      if ('unknown' in asked) return unknownStatus();
      const rows = await exportInbox(asked.search, session.admin.id);
      return new Response(toCsv(resource, rows), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${resource}.csv"`,
        },
      });
    },
  }),
});

export const config: Config = { path: ['/api/admin/appointments/export', '/api/admin/contacts/export'] };
