import type { Config } from '@netlify/functions';
import { invitationSchema } from '#contracts/account-link.ts';
import { sentInvitationShape } from '#contracts/answers/account-link.ts';
import { invite } from '#server/domain/auth/account-links.ts';
import { sendMailSoon } from '#server/domain/mail/mail-clock.ts';
import { emailTaken } from '#server/http/account-problems.ts';
import { json } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/invitations', {
  POST: staffRoute('practice', {
    body: jsonBody(invitationSchema),
    answers: { 201: sentInvitationShape },
    needsRecentSignIn: true,
    handle: async ({ body, session, waitUntil }) => {
      const invited = await invite(body, session.actor);
      if (!invited) return emailTaken();
      waitUntil(sendMailSoon());
      return json(201, { account: invited.account, ...invited.sent });
    },
  }),
});

export const config: Config = { path: '/api/admin/invitations' };
