import type { Config } from '@netlify/functions';
import { announcementsShape } from '#contracts/answers/announcements.ts';
import { cacheHeaders, cacheTags } from '#server/cache/headers.ts';
import { readAnnouncements } from '#server/domain/practice/announcements.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { withEntityTag } from '#server/http/not-modified.ts';

export default endpoint('/api/announcements', {
  GET: publicRoute({
    answers: { 200: announcementsShape, 304: null },
    handle: async ({ request }) => {
      const kept = cacheHeaders([cacheTags.announcements], null);
      return withEntityTag(request, json(200, await readAnnouncements(), kept));
    },
  }),
});

export const config: Config = { path: '/api/announcements' };
