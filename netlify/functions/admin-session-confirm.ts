import type { Config } from '@netlify/functions';
import { confirmationSchema } from '#contracts/session.ts';
import { confirmSession } from '#server/domain/auth/confirm-session.ts';
import { noContent } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { notConfirmed } from '#server/http/recent-sign-in.ts';

export default endpoint('/api/admin/session/confirm', {
  POST: staffRoute('own', {
    body: jsonBody(confirmationSchema),
    answers: { 204: null },
    handle: async ({ session, body, clientIp }) => {
      const result = await confirmSession(session, body.currentPassword, clientIp);
      return result.outcome === 'confirmed' ? noContent() : notConfirmed(result);
    },
  }),
});

export const config: Config = { path: '/api/admin/session/confirm' };
