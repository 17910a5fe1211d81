import type { Config } from '@netlify/functions';
import { forgetOldRequests } from '#server/domain/retention/forget-old-requests.ts';
import { noContent } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

/** Called by the host's clock alone: a scheduled function has no URL. */
export default endpoint('jobs/retention', {
  POST: publicRoute({
    answers: { 204: null },
    handle: async () => {
      await forgetOldRequests();
      return noContent();
    },
  }),
});

export const config: Config = { schedule: '@daily' };
