import type { Config } from '@netlify/functions';
import { todayFiguresShape } from '#contracts/answers/inbox.ts';
import { figuresOfToday } from '#server/domain/inbox/read-inbox.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/today', {
  GET: staffRoute('own', {
    answers: { 200: todayFiguresShape },
    handle: async ({ session }) => json(200, await figuresOfToday(session.admin.role)),
  }),
});

export const config: Config = { path: '/api/admin/today' };
