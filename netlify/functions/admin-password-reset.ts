import type { Config } from '@netlify/functions';
import { resetRequestSchema } from '#contracts/account-link.ts';
import { askForReset } from '#server/domain/auth/account-links.ts';
import { pauseBeforeRefusal } from '#server/domain/auth/pacing.ts';
import { sendMailSoon } from '#server/domain/mail/mail-clock.ts';
import { retryLater, noContent } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

/** Whoever has forgotten their password asks here; the answer says nothing of who has an account. */
export default endpoint('/api/admin/password-reset', {
  POST: publicRoute({
    body: jsonBody(resetRequestSchema),
    answers: { 204: null },
    handle: async ({ body, clientIp, waitUntil }) => {
      const locked = await askForReset(body.email, clientIp);
      if (locked) {
        await pauseBeforeRefusal();
        return retryLater(429, 'Too many attempts. Please wait a little and try again.', locked.secondsLeft);
      }
      waitUntil(sendMailSoon());
      return noContent();
    },
  }),
});

export const config: Config = { path: '/api/admin/password-reset' };
