import type { Config } from '@netlify/functions';
import { queueDigestAtOpening } from '#server/domain/mail/queue-digest.ts';
import { sendDueMail } from '#server/domain/mail/send-due-mail.ts';
import { noContent } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

/** Called by the host's clock alone: a scheduled function has no address. */
export default endpoint('jobs/mail', {
  POST: publicRoute({
    handle: async () => {
      await queueDigestAtOpening();
      await sendDueMail();
      return noContent();
    },
  }),
});

export const config: Config = { schedule: '*/5 * * * *' };
