import type { Config } from '@netlify/functions';
import { countsShape } from '#contracts/answers/counts.ts';
import { readCounts, readQuery } from '#server/domain/counts/read-counts.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/counts', {
  GET: staffRoute('counts', {
    query: ['weeks', 'page'],
    answers: { 200: countsShape },
    handle: async ({ url }) => json(200, await readCounts(readQuery(url.searchParams))),
  }),
});

export const config: Config = { path: '/api/admin/counts' };
