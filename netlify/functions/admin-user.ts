import type { Config } from '@netlify/functions';
import { staffChangeSchema } from '#contracts/session.ts';
import { changeStaff } from '#server/domain/auth/staff-accounts.ts';
import { json, problem } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { requireRecentSignIn } from '#server/http/recent-sign-in.ts';

export default endpoint('/api/admin/users/:id', {
  PATCH: staffRoute({
    body: jsonBody(staffChangeSchema),
    handle: async ({ params, body, session, clientIp }) => {
      const { currentPassword, ...wanted } = body;
      const refusal = await requireRecentSignIn(session, { currentPassword, clientIp });
      if (refusal) return refusal;
      const change = await changeStaff(params['id'] ?? '', wanted, session.actor);
      switch (change.outcome) {
        case 'changed':
          return json(200, change.account);
        case 'unknown':
          return problem(404, 'There is no such account.');
        case 'last-active':
          return problem(409, 'The last active account cannot be deactivated.');
        case 'common-password': {
          const message = 'This password is too easy to guess';
          return problem(400, message, { details: [{ path: ['password'], message }] });
        }
      }
    },
  }),
});

export const config: Config = { path: '/api/admin/users/:id' };
