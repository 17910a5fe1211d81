import type { Config } from '@netlify/functions';
import { sendMailSoon } from '#server/domain/mail/mail-clock.ts';
import { tryMailAgain } from '#server/domain/mail/unsent-mail.ts';
import { noContent, problem } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/unsent-mails/:id/retry', {
  POST: staffRoute('requests', {
    answers: { 204: null },
    handle: async ({ params, session, waitUntil }) => {
      if (!(await tryMailAgain(params['id'] ?? '', session.actor)))
        return problem(404, 'There is no such mail.');
      waitUntil(sendMailSoon());
      return noContent();
    },
  }),
});

export const config: Config = { path: '/api/admin/unsent-mails/:id/retry' };
