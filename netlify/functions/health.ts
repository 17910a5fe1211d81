import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { healthShape, liveShape } from '#contracts/answers/health.ts';
import { checkHealth, version } from '#server/domain/health/check-health.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/health', {
  GET: publicRoute({
    answers: { 200: z.union([healthShape, liveShape]), 503: healthShape },
    handle: async ({ url }) => {
      // Asked every minute, it is to let a sleeping database sleep.
      if (url.pathname.startsWith('/api/health/live')) return json(200, { status: 'ok', version: version() });
      const health = await checkHealth();
      return json(
        health.status === 'ok' ? 200 : 503,
        health,
        health.status === 'ok' ? {} : { 'Retry-After': '30' },
      );
    },
  }),
});

export const config: Config = { path: ['/api/health', '/api/health/live'] };
