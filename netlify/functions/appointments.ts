import type { Config } from '@netlify/functions';
import { sendMailSoon } from '#server/domain/mail/send-due-mail.ts';
import { todaysAppointmentSchema } from '#server/domain/requests/schemas-of-today.ts';

import { takeRequest } from '#server/domain/requests/take-request.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { formOrJson } from '#server/http/form-or-json.ts';
import { answerSubmission, checkSubmission } from '#server/http/submission.ts';

export default endpoint('/api/appointments', {
  POST: publicRoute({
    body: formOrJson,
    handle: async ({ body, clientAddress, waitUntil }) => {
      const checked = checkSubmission('appointments', todaysAppointmentSchema(), body);
      if ('refusal' in checked) return checked.refusal;
      const result = await takeRequest({
        content: { resource: 'appointments', values: checked.values },
        idempotencyKey: body.idempotencyKey,
        isSuspicious: checked.isSuspicious,
        from: { address: clientAddress },
      });
      if (result.outcome === 'stored') waitUntil(sendMailSoon());
      return answerSubmission('appointments', body, result);
    },
  }),
});

export const config: Config = { path: '/api/appointments' };
