import type { Config } from '@netlify/functions';
import { staffAccountShape } from '#contracts/answers/session.ts';
import { profileChangeSchema } from '#contracts/session.ts';
import { changeStaff } from '#server/domain/auth/staff-accounts.ts';
import { commonPassword, unknownAccount } from '#server/http/account-problems.ts';
import { json } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { requireRecentSignIn } from '#server/http/recent-sign-in.ts';

/** What everybody may change about themselves. */
export default endpoint('/api/admin/profile', {
  PATCH: staffRoute('own', {
    body: jsonBody(profileChangeSchema),
    answers: { 200: staffAccountShape },
    handle: async ({ body, session, clientIp }) => {
      const { currentPassword, ...wanted } = body;
      const refusal =
        wanted.password === undefined
          ? undefined
          : await requireRecentSignIn(session, { currentPassword, clientIp });
      if (refusal) return refusal;
      const change = await changeStaff(session.admin.id, wanted, session.actor);
      if (change.outcome === 'changed') return json(200, change.account);
      return change.outcome === 'common-password' ? commonPassword() : unknownAccount();
    },
  }),
});

export const config: Config = { path: '/api/admin/profile' };
