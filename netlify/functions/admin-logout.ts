import type { Config } from '@netlify/functions';
import { signOut } from '#server/domain/auth/session.ts';
import { noContent } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { sessionToken, signedOutCookie } from '#server/http/session.ts';

export default endpoint('/api/admin/logout', {
  POST: publicRoute({
    answers: { 204: null },
    handle: async ({ request, clientIp }) => {
      await signOut(sessionToken(request), clientIp);
      return noContent(signedOutCookie());
    },
  }),
});

export const config: Config = { path: '/api/admin/logout' };
