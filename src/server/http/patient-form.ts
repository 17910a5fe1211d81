import type * as z from 'zod/mini';
import { receiptShape } from '#contracts/answers/receipt.ts';
import type { FormMessages } from '#contracts/form-messages.ts';
import { noteForm } from '#server/domain/counts/note-count.ts';
import { sendMailSoon } from '#server/domain/mail/mail-clock.ts';
import { storeRequest, type Incoming } from '#server/domain/requests/store-request.ts';
import { publicRoute } from './endpoint.ts';
import { asksNotToBeCounted } from './may-be-counted.ts';
import { answerSubmission, submissionBody } from './submission.ts';

type Content = Incoming['content'];
type FormOf<Each> = Each extends Content
  ? {
      resource: Each['resource'];
      /** Asked at every call: what may be wished for depends on the day, and what is said of it on the language of the form. */
      schema: (messages: FormMessages) => z.core.$ZodType<Each['values']>;
    }
  : never;

/** The call a patient's form makes: the same for each of them, from the body to the answer. */
export function patientFormRoute({ resource, schema }: FormOf<Content>) {
  return publicRoute({
    body: submissionBody<z.core.$ZodType<Content['values']>>(resource, schema),
    // To a call the receipt, to a plain form the page that says so.
    answers: { 201: receiptShape, 303: null },
    handle: async ({ request, body, clientIp, waitUntil }) => {
      const { values, idempotencyKey, isSuspicious } = body;
      const result = await storeRequest({
        content: { resource, values } as Content,
        idempotencyKey,
        isSuspicious,
        from: { ip: clientIp },
      });
      // What a machine has filled in is no form of a patient's.
      const isCounted = !isSuspicious && !asksNotToBeCounted(request);
      if (result.outcome === 'stored')
        waitUntil(Promise.all([sendMailSoon(), noteForm({ isCounted, language: values.language ?? 'en' })]));
      return answerSubmission(resource, body, result);
    },
  });
}
