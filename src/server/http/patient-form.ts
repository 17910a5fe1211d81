import type * as z from 'zod/mini';
import { receiptShape } from '#contracts/answers/receipt.ts';
import type { FormMessages } from '#contracts/form-messages.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import type { Language } from '#contracts/language.ts';
import { storeRequest, type Incoming } from '#server/domain/requests/store-request.ts';
import { publicRoute } from './endpoint.ts';
import { asksNotToBeCounted } from './may-be-counted.ts';
import { answerSubmission, submissionBody } from './submission.ts';

interface StoredForm {
  language: Language;
  isCounted: boolean;
}

interface PatientForm<Schema> {
  resource: InboxResource;
  /** Asked at every call: what may be wished for depends on the day, and what is said of it on the language of the form. */
  schema: (messages: FormMessages) => Schema;
  content: (values: z.output<Schema>) => Incoming['content'];
  /** Goes on after the answer is given. */
  afterStoring: (stored: StoredForm) => Promise<unknown>;
}

/** The call a patient's form makes: the same for each of them, from the body to the answer. */
export function patientFormRoute<Schema extends z.core.$ZodType>({
  resource,
  schema,
  content,
  afterStoring,
}: PatientForm<Schema>) {
  return publicRoute({
    body: submissionBody(resource, schema),
    // To a call the receipt, to a plain form the page that says so.
    answers: { 201: receiptShape, 303: null },
    handle: async ({ request, body, clientIp, waitUntil }) => {
      const { values, idempotencyKey, isSuspicious } = body;
      const result = await storeRequest({
        content: content(values),
        idempotencyKey,
        isSuspicious,
        from: { ip: clientIp },
      });
      // What a machine has filled in is no form of a patient's.
      const isCounted = !isSuspicious && !asksNotToBeCounted(request);
      if (result.outcome === 'stored')
        waitUntil(afterStoring({ isCounted, language: content(values).values.language ?? 'en' }));
      return answerSubmission(resource, body, result);
    },
  });
}
