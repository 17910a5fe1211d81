import type { Config } from '@netlify/functions';
import { endOtherSessions } from '#server/domain/auth/session.ts';
import { noContent } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/sessions', {
  DELETE: staffRoute('own', {
    answers: { 204: null },
    handle: async ({ session }) => {
      await endOtherSessions(session);
      return noContent();
    },
  }),
});

export const config: Config = { path: '/api/admin/sessions' };
