import type { Config } from '@netlify/functions';
import { announcementsConflictShape, announcementsHistoryShape } from '#contracts/answers/announcements.ts';
import { restoreVersionSchema } from '#contracts/versions.ts';
import { restoreAnnouncements } from '#server/domain/practice/announcements.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { versionAnswer } from '#server/http/version-answer.ts';

export default endpoint('/api/admin/announcements/restore', {
  POST: staffRoute('facts', {
    body: jsonBody(restoreVersionSchema),
    answers: { 200: announcementsHistoryShape, 409: announcementsConflictShape },
    handle: async ({ body, session }) => versionAnswer(await restoreAnnouncements(body, session.actor)),
  }),
});

export const config: Config = { path: '/api/admin/announcements/restore' };
