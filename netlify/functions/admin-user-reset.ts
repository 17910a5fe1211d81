import type { Config } from '@netlify/functions';
import { sentLinkShape } from '#contracts/answers/account-link.ts';
import { sendReset } from '#server/domain/auth/account-links.ts';
import { sendMailSoon } from '#server/domain/mail/mail-clock.ts';
import { unknownAccount } from '#server/http/account-problems.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

/** An owner sends a colleague the link by which they set a new password. */
export default endpoint('/api/admin/users/:id/reset', {
  POST: staffRoute('practice', {
    answers: { 200: sentLinkShape },
    needsRecentSignIn: true,
    handle: async ({ params, session, waitUntil }) => {
      const sent = await sendReset(params['id'] ?? '', session.actor);
      if (!sent) return unknownAccount();
      waitUntil(sendMailSoon());
      return json(200, sent);
    },
  }),
});

export const config: Config = { path: '/api/admin/users/:id/reset' };
