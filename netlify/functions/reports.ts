import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { reportKinds } from '#contracts/browser-report.ts';
import { noteReports } from '#server/domain/reports/browser-reports.ts';
import { noContent } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

/** What browsers send as a report. */
const reportBody = jsonBody(z.unknown(), {
  limitBytes: 16_384,
  types: ['application/reports+json', 'application/csp-report', 'application/json'],
  wrongType: 'Send this as a report.',
});

export default endpoint('/api/reports', {
  POST: publicRoute({
    body: reportBody,
    answers: { 204: null },
    handle: async ({ body, waitUntil }) => {
      waitUntil(noteReports(reportKinds(body)));
      return noContent();
    },
  }),
});

export const config: Config = {
  path: '/api/reports',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
