import type { Config } from '@netlify/functions';
import { countSchema } from '#contracts/counts.ts';
import { takeCountTurn } from '#server/domain/counts/flood.ts';
import { noteCount } from '#server/domain/counts/note-count.ts';
import { noContent } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { asksNotToBeCounted, isOfABrowser } from '#server/http/may-be-counted.ts';

const bodyLimitBytes = 1_024;

export default endpoint('/api/counts', {
  POST: publicRoute({
    body: jsonBody(countSchema, { limitBytes: bodyLimitBytes }),
    answers: { 204: null },
    handle: async ({ request, clientIp, body, waitUntil }) => {
      const isCounted = isOfABrowser(request) && !asksNotToBeCounted(request) && takeCountTurn(clientIp);
      if (isCounted) waitUntil(noteCount(body.page, body.kind));
      return Promise.resolve(noContent());
    },
  }),
});

export const config: Config = {
  path: '/api/counts',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
