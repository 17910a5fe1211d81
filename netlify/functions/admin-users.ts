import type { Config } from '@netlify/functions';
import { newStaffSchema } from '#contracts/session.ts';
import { createStaff, listStaff } from '#server/domain/auth/staff-accounts.ts';
import { json, problem } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { requireRecentSignIn } from '#server/http/recent-sign-in.ts';

export default endpoint('/api/admin/users', {
  GET: staffRoute({ handle: async () => json(200, await listStaff()) }),
  POST: staffRoute({
    body: jsonBody(newStaffSchema),
    handle: async ({ body, session }) => {
      const refusal = await requireRecentSignIn(session);
      if (refusal) return refusal;
      const creation = await createStaff(body.email, body.password, session.actor);
      if (creation.outcome === 'created') return json(201, creation.account);
      if (creation.outcome === 'common-password') return commonPassword();
      const message = 'There is an account with this e-mail address already';
      return problem(409, message, { details: [{ path: ['email'], message }] });
    },
  }),
});

function commonPassword() {
  const message = 'This password is too easy to guess';
  return problem(400, message, { details: [{ path: ['password'], message }] });
}

export const config: Config = { path: '/api/admin/users' };
