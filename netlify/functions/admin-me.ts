import type { Config } from '@netlify/functions';
import { json } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

export default endpoint('/api/admin/me', {
  GET: staffRoute({ handle: async ({ session }) => json(200, session.admin) }),
});

export const config: Config = { path: '/api/admin/me' };
