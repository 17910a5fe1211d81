import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { colleagueShape } from '#contracts/answers/session.ts';
import { listDesk } from '#server/domain/auth/staff-accounts.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

/** Who can look after a request: names alone. */
export default endpoint('/api/admin/colleagues', {
  GET: staffRoute('requests', {
    answers: { 200: z.array(colleagueShape) },
    handle: async () => json(200, await listDesk()),
  }),
});

export const config: Config = { path: '/api/admin/colleagues' };
