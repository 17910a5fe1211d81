import type { Config } from '@netlify/functions';
import { contactMessageSchema } from '#contracts/contact-message.ts';
import { sendMailSoon } from '#server/domain/mail/mail-clock.ts';
import { storeRequest } from '#server/domain/requests/store-request.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { formOrJson } from '#server/http/form-or-json.ts';
import { answerSubmission, checkSubmission } from '#server/http/submission.ts';

export default endpoint('/api/contacts', {
  POST: publicRoute({
    body: formOrJson,
    handle: async ({ body, clientIp, waitUntil }) => {
      const checked = checkSubmission('contacts', contactMessageSchema, body);
      if ('refusal' in checked) return checked.refusal;
      const result = await storeRequest({
        content: { resource: 'contacts', values: checked.values },
        idempotencyKey: body.idempotencyKey,
        isSuspicious: checked.isSuspicious,
        from: { ip: clientIp },
      });
      if (result.outcome === 'stored') waitUntil(sendMailSoon());
      return answerSubmission('contacts', body, result);
    },
  }),
});

export const config: Config = { path: '/api/contacts' };
