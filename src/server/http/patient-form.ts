import type * as z from 'zod/mini';
import type { FormMessages } from '#contracts/form-messages.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { storeRequest, type Incoming } from '#server/domain/requests/store-request.ts';
import { publicRoute } from './endpoint.ts';
import { answerSubmission, submissionBody } from './submission.ts';

interface PatientForm<Schema> {
  resource: InboxResource;
  /** Asked at every call: what may be wished for depends on the day, and what is said of it on the language of the form. */
  schema: (messages: FormMessages) => Schema;
  content: (values: z.output<Schema>) => Incoming['content'];
  /** Goes on after the answer is given. */
  afterStoring: () => Promise<unknown>;
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
    handle: async ({ body, clientIp, waitUntil }) => {
      const { values, idempotencyKey, isSuspicious } = body;
      const result = await storeRequest({
        content: content(values),
        idempotencyKey,
        isSuspicious,
        from: { ip: clientIp },
      });
      if (result.outcome === 'stored') waitUntil(afterStoring());
      return answerSubmission(resource, body, result);
    },
  });
}
