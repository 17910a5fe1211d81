import type { Config } from '@netlify/functions';
import { runMailClock } from '#server/domain/mail/mail-clock.ts';
import { noContent } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

/** Called by the host's clock alone: a scheduled function has no URL. */
export default endpoint('jobs/mail', {
  POST: publicRoute({
    answers: { 204: null },
    handle: async () => {
      await runMailClock(new Date());
      return noContent();
    },
  }),
});

export const config: Config = { schedule: '*/5 * * * *' };
