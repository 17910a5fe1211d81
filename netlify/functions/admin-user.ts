import type { Config } from '@netlify/functions';
import { staffAccountShape } from '#contracts/answers/session.ts';
import { staffChangeSchema } from '#contracts/session.ts';
import { changeStaff } from '#server/domain/auth/staff-accounts.ts';
import { commonPassword, lastOwner, unknownAccount } from '#server/http/account-problems.ts';
import { json } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { requireRecentSignIn } from '#server/http/recent-sign-in.ts';

export default endpoint('/api/admin/users/:id', {
  PATCH: staffRoute('practice', {
    body: jsonBody(staffChangeSchema),
    answers: { 200: staffAccountShape },
    handle: async ({ params, body, session, clientIp }) => {
      const { currentPassword, ...wanted } = body;
      const refusal = await requireRecentSignIn(session, { currentPassword, clientIp });
      if (refusal) return refusal;
      const change = await changeStaff(params['id'] ?? '', wanted, session.actor);
      switch (change.outcome) {
        case 'changed':
          return json(200, change.account);
        case 'unknown':
          return unknownAccount();
        case 'last-owner':
          return lastOwner();
        case 'common-password':
          return commonPassword();
      }
    },
  }),
});

export const config: Config = { path: '/api/admin/users/:id' };
