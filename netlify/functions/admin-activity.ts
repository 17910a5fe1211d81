import type { Config } from '@netlify/functions';
import { readActivity } from '#server/domain/audit/read-activity.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { pageLinks } from '#server/http/page-links.ts';

export default endpoint('/api/admin/activity', {
  GET: staffRoute({
    handle: async ({ url }) => {
      const asked = Math.floor(Number(url.searchParams.get('page')));
      const { entries, ...position } = await readActivity(asked >= 1 && asked < 100_000 ? asked : 1);
      return json(200, entries, pageLinks(url, position));
    },
  }),
});

export const config: Config = { path: '/api/admin/activity' };
