import type { Config } from '@netlify/functions';
import { linkTokenSchema } from '#contracts/account-link.ts';
import { linkHolderShape } from '#contracts/answers/account-link.ts';
import { readLink } from '#server/domain/auth/account-links.ts';
import { linkOver } from '#server/http/account-problems.ts';
import { json } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

/** Whom a link is for, before they type; following it is another call. */
export default endpoint('/api/admin/account-link/check', {
  POST: publicRoute({
    body: jsonBody(linkTokenSchema),
    answers: { 200: linkHolderShape },
    handle: async ({ body }) => {
      const holder = await readLink(body.token);
      return holder ? json(200, holder) : linkOver();
    },
  }),
});

export const config: Config = { path: '/api/admin/account-link/check' };
