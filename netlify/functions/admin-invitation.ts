import type { Config } from '@netlify/functions';
import { sentLinkShape } from '#contracts/answers/account-link.ts';
import { inviteAgain, withdraw } from '#server/domain/auth/account-links.ts';
import { sendMailSoon } from '#server/domain/mail/mail-clock.ts';
import { notInvited } from '#server/http/account-problems.ts';
import { json, noContent } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

/** Somebody who is invited and has not come yet, by the account's id. */
export default endpoint('/api/admin/invitations/:id', {
  POST: staffRoute('practice', {
    answers: { 200: sentLinkShape },
    needsRecentSignIn: true,
    handle: async ({ params, session, waitUntil }) => {
      const sent = await inviteAgain(params['id'] ?? '', session.actor);
      if (!sent) return notInvited();
      waitUntil(sendMailSoon());
      return json(200, sent);
    },
  }),
  DELETE: staffRoute('practice', {
    answers: { 204: null },
    needsRecentSignIn: true,
    handle: async ({ params, session }) =>
      (await withdraw(params['id'] ?? '', session.actor)) ? noContent() : notInvited(),
  }),
});

export const config: Config = { path: '/api/admin/invitations/:id' };
