import type { Config } from '@netlify/functions';
import { activityDetailShape } from '#contracts/answers/activity.ts';
import { readActivityEntry } from '#server/domain/audit/read-activity.ts';
import { json, problem } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

/** Which rows somebody exported or was shown. */
export default endpoint('/api/admin/activity/:id', {
  GET: staffRoute('practice', {
    answers: { 200: activityDetailShape },
    handle: async ({ params }) => {
      const entry = await readActivityEntry(params['id'] ?? '');
      return entry ? json(200, entry) : problem(404, 'There is no such entry.');
    },
  }),
});

export const config: Config = { path: '/api/admin/activity/:id' };
