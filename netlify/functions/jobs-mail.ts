import type { Config } from '@netlify/functions';
import { isTimeForMail, noteLeftMail } from '#server/domain/mail/mail-clock.ts';
import { queueDigestAtOpening } from '#server/domain/mail/queue-digest.ts';
import { sendDueMail } from '#server/domain/mail/send-due-mail.ts';
import { noContent } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

/** Called by the host's clock alone: a scheduled function has no URL. */
export default endpoint('jobs/mail', {
  POST: publicRoute({
    handle: async () => {
      if (!isTimeForMail(new Date())) return noContent();
      await queueDigestAtOpening();
      const { failed } = await sendDueMail();
      noteLeftMail(failed > 0);
      return noContent();
    },
  }),
});

export const config: Config = { schedule: '*/5 * * * *' };
