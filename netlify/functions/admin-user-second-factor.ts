import type { Config } from '@netlify/functions';
import { removeSecondFactor } from '#server/domain/auth/second-factor.ts';
import { ownSecondFactor, unknownAccount } from '#server/http/account-problems.ts';
import { noContent } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

/** An owner takes away a colleague's second factor whose phone and paper are gone. */
export default endpoint('/api/admin/users/:id/second-factor', {
  DELETE: staffRoute('practice', {
    answers: { 204: null },
    needsRecentSignIn: true,
    handle: async ({ params, session }) => {
      // One's own asks for a code of it, or of the paper.
      if (params['id'] === session.admin.id) return ownSecondFactor();
      return (await removeSecondFactor(params['id'] ?? '', session.actor)) ? noContent() : unknownAccount();
    },
  }),
});

export const config: Config = { path: '/api/admin/users/:id/second-factor' };
