import type { Config } from '@netlify/functions';
import { reportKinds } from '#contracts/browser-report.ts';
import { noteReports } from '#server/domain/reports/browser-reports.ts';
import { noContent } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { reportBody } from '#server/http/report-body.ts';

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
