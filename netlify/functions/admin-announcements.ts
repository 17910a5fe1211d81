import type { Config } from '@netlify/functions';
import { announcementsChangeSchema } from '#contracts/announcements.ts';
import { announcementsConflictShape, announcementsHistoryShape } from '#contracts/answers/announcements.ts';
import { listAnnouncements, saveAnnouncements } from '#server/domain/practice/announcements.ts';
import { json } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { versionAnswer } from '#server/http/version-answer.ts';

export default endpoint('/api/admin/announcements', {
  GET: staffRoute('facts', {
    answers: { 200: announcementsHistoryShape },
    handle: async () => json(200, await listAnnouncements()),
  }),
  PUT: staffRoute('facts', {
    body: jsonBody(announcementsChangeSchema),
    answers: { 200: announcementsHistoryShape, 409: announcementsConflictShape },
    handle: async ({ body, session }) => versionAnswer(await saveAnnouncements(body, session.actor)),
  }),
});

export const config: Config = { path: '/api/admin/announcements' };
