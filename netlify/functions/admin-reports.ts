import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { reportCountShape } from '#contracts/answers/browser-report.ts';
import { listReports } from '#server/domain/reports/browser-reports.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/reports', {
  GET: staffRoute('practice', {
    answers: { 200: z.array(reportCountShape) },
    handle: async () => json(200, await listReports()),
  }),
});

export const config: Config = { path: '/api/admin/reports' };
