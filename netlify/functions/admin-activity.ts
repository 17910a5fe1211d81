import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { activityQuerySchema } from '#contracts/activity.ts';
import { activityEntryShape } from '#contracts/answers/activity.ts';
import { readActivity } from '#server/domain/audit/read-activity.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { pageLinks } from '#server/http/page-links.ts';

export default endpoint('/api/admin/activity', {
  GET: staffRoute('practice', {
    query: ['page', 'person', 'kind'],
    answers: { 200: z.array(activityEntryShape) },
    handle: async ({ url }) => {
      const [page, person, kind] = ['page', 'person', 'kind'].map((name) => url.searchParams.get(name));
      const { entries, ...position } = await readActivity(
        activityQuerySchema.parse({ page: page ?? 1, person, kind }),
      );
      return json(200, entries, pageLinks(url, position));
    },
  }),
});

export const config: Config = { path: '/api/admin/activity' };
