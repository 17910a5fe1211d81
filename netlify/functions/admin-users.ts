import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { staffAccountShape } from '#contracts/answers/session.ts';
import { newStaffSchema } from '#contracts/session.ts';
import { createStaff, listStaff } from '#server/domain/auth/staff-accounts.ts';
import { commonPassword, emailTaken } from '#server/http/account-problems.ts';
import { json } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/users', {
  GET: staffRoute('practice', {
    answers: { 200: z.array(staffAccountShape) },
    handle: async () => json(200, await listStaff()),
  }),
  POST: staffRoute('practice', {
    body: jsonBody(newStaffSchema),
    answers: { 201: staffAccountShape },
    needsRecentSignIn: true,
    handle: async ({ body, session }) => {
      const creation = await createStaff(body, session.actor);
      if (creation.outcome === 'created') return json(201, creation.account);
      if (creation.outcome === 'common-password') return commonPassword();
      return emailTaken();
    },
  }),
});

export const config: Config = { path: '/api/admin/users' };
