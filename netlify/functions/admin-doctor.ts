import type { Config } from '@netlify/functions';
import { examinationShape } from '#contracts/answers/doctor.ts';
import { examineSite } from '#server/domain/doctor/examine-site.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/doctor', {
  GET: staffRoute('practice', {
    answers: { 200: examinationShape },
    handle: async () => json(200, await examineSite()),
  }),
});

export const config: Config = { path: '/api/admin/doctor' };
