import type { Config } from '@netlify/functions';
import { contactMessageSchema } from '#contracts/contact-message.ts';
import { sendMailSoon } from '#server/domain/mail/send-due-mail.ts';
import { takeRequest } from '#server/domain/requests/take-request.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { formOrJson } from '#server/http/form-or-json.ts';
import { answerSubmission, checkSubmission } from '#server/http/submission.ts';

export default endpoint('/api/contacts', {
  POST: publicRoute({
    body: formOrJson,
    handle: async ({ body, clientAddress, waitUntil }) => {
      const checked = checkSubmission('contacts', contactMessageSchema, body);
      if ('refusal' in checked) return checked.refusal;
      const result = await takeRequest({
        content: { resource: 'contacts', values: checked.values },
        idempotencyKey: body.idempotencyKey,
        isSuspicious: checked.isSuspicious,
        from: { address: clientAddress },
      });
      if (result.outcome === 'stored') waitUntil(sendMailSoon());
      return answerSubmission('contacts', body, result);
    },
  }),
});

export const config: Config = { path: '/api/contacts' };
