import type { Config } from '@netlify/functions';
import { linkUseSchema } from '#contracts/account-link.ts';
import { useLink } from '#server/domain/auth/account-links.ts';
import { commonPassword, linkOver } from '#server/http/account-problems.ts';
import { noContent } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';

/** Sets a password by a link, once. Who has the link is who it was sent to. */
export default endpoint('/api/admin/account-link', {
  POST: publicRoute({
    body: jsonBody(linkUseSchema),
    answers: { 204: null },
    handle: async ({ body, clientIp }) => {
      const { outcome } = await useLink(body, clientIp);
      if (outcome === 'set') return noContent();
      return outcome === 'over' ? linkOver() : commonPassword();
    },
  }),
});

export const config: Config = { path: '/api/admin/account-link' };
