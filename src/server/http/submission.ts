import * as z from 'zod/mini';
import type { InboxResource } from '#contracts/inbox.ts';
import type { FormValues } from '#contracts/request-forms.ts';
import { formFields, type Receipt } from '#contracts/sending.ts';
import { practice } from '#practice/practice.ts';
import type { StoreOutcome } from '#server/domain/requests/store-request.ts';
import { retryLater, json, problem } from './answers.ts';
import { invalid, toDetail, type BodyReader } from './body.ts';
import { formOrJson, type Submission } from './form-or-json.ts';
import { formPage } from './form-page/form-page.ts';
import { looksAutomatic } from './looks-automatic.ts';

/** A submission whose fields have the schema's shape. */
interface CheckedSubmission<Values> extends Submission {
  values: Values;
  isSuspicious: boolean;
}

/** A form or JSON in the schema's shape; else 415, 413, and for what is typed 400 to a call and 422 to a form. */
export function submissionBody<Schema extends z.core.$ZodType>(
  resource: InboxResource,
  schema: () => Schema,
): BodyReader<CheckedSubmission<z.output<Schema>>> {
  return {
    read: async (request) => {
      const sent = await formOrJson.read(request);
      if ('refusal' in sent) return sent;
      const { kind, fields } = sent.body;
      const result = z.safeParse(schema(), fields);
      if (result.success) {
        const isSuspicious = looksAutomatic(fields as Record<string, unknown>);
        return { body: { ...sent.body, values: result.data, isSuspicious } };
      }
      const details = result.error.issues.map(toDetail);
      if (kind === 'json') return invalid(details);
      const message =
        details.length === 1 ? 'One thing needs another look.' : 'A few things need another look.';
      return { refusal: formPage(resource, fields as FormValues, { status: 422, message, details }) };
    },
  };
}

/** The answer to a call as JSON, to a plain form as the next page. */
export function answerSubmission(
  resource: InboxResource,
  { kind, fields }: Submission,
  result: StoreOutcome,
): Response {
  if ('reference' in result) {
    const { reference } = result;
    if (kind === 'json') return json(201, { reference, status: 'pending' } satisfies Receipt);
    return new Response(null, { status: 303, headers: { Location: `/contact/thank-you?ref=${reference}` } });
  }
  const trouble = troubleOf(result);
  // Whoever changed the words after sending them once gets a form without the old key.
  const key = result.outcome === 'key-reused' ? { [formFields.key]: '' } : {};
  if (kind === 'form') return formPage(resource, { ...(fields as FormValues), ...key }, trouble);
  if (trouble.status === 422) return problem(422, trouble.message);
  return retryLater(trouble.status, trouble.message, trouble.retryAfterSeconds ?? 10);
}

function troubleOf(result: Exclude<StoreOutcome, { reference: string }>) {
  const { display } = practice.phone;
  switch (result.outcome) {
    case 'key-reused':
      return {
        status: 422,
        message: 'This form was sent before with other words. Please send it again.',
      } as const;
    case 'too-many': {
      const minutes = Math.ceil(result.secondsLeft / 60);
      const wait =
        minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minute${minutes === 1 ? '' : 's'}`;
      const message = `We have had several requests from you. Please try again in ${wait}, or call us at ${display}.`;
      return { status: 429, message, retryAfterSeconds: result.secondsLeft } as const;
    }
    case 'unavailable': {
      const message = `We cannot save this right now. Please try again in a moment, or call us at ${display}.`;
      return { status: 503, message, retryAfterSeconds: 10 } as const;
    }
  }
}
