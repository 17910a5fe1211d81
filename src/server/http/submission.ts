import * as z from 'zod/mini';
import type { Receipt } from '#contracts/answers/receipt.ts';
import { englishMessages, type FormMessages } from '#contracts/form-messages.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { languageOf } from '#contracts/language.ts';
import type { FormValues } from '#contracts/request-forms.ts';
import { fastestFillingMs, formFields } from '#contracts/sending.ts';
import { practice } from '#practice/practice.ts';
import type { StoreOutcome } from '#server/domain/requests/store-request.ts';
import { retryLater, json, problem } from './answers.ts';
import { invalid, toDetail, type BodyReader } from './body.ts';
import { formOrJson, type Submission } from './form-or-json.ts';
import { formPage } from './form-page/form-page.ts';
import { patientWords, type PatientWords } from './patient-words.ts';

/** A submission whose fields have the schema's shape. */
interface CheckedSubmission<Values> extends Submission {
  values: Values;
  isSuspicious: boolean;
}

/**
 * A form or JSON in the schema's shape; else 415, 413, and for what is typed 400 to a call and 422 to a form, in the language of
 * the form.
 */
export function submissionBody<Schema extends z.core.$ZodType>(
  resource: InboxResource,
  schema: (messages: FormMessages) => Schema,
): BodyReader<CheckedSubmission<z.output<Schema>>> {
  return {
    get content() {
      const fields = schema(englishMessages);
      return { 'application/json': fields, 'application/x-www-form-urlencoded': fields };
    },
    read: async (request) => {
      const sent = await formOrJson.read(request);
      if ('refusal' in sent) return sent;
      const { kind, fields } = sent.body;
      const words = wordsFor(fields);
      const result = z.safeParse(schema(words.messages), fields);
      if (result.success) {
        const isSuspicious = looksAutomatic(fields as Record<string, unknown>);
        return { body: { ...sent.body, values: result.data, isSuspicious } };
      }
      const details = result.error.issues.map(toDetail);
      if (kind === 'json') return { refusal: inLanguage(words, invalid(details).refusal) };
      const message = details.length === 1 ? words.oneFault : words.someFaults;
      return { refusal: formPage(resource, words, fields as FormValues, { status: 422, message, details }) };
    },
  };
}

/** Whether a body looks as if a machine had filled in the form. A call that knows nothing of the form never does. */
function looksAutomatic(body: Record<string, unknown>): boolean {
  const trap = body[formFields.trap];
  const openMs = body[formFields.openMs];
  const isTooFast =
    openMs !== undefined && openMs !== null && openMs !== '' && Number(openMs) < fastestFillingMs;
  return (trap !== undefined && trap !== null && trap !== '') || isTooFast;
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
    const { root } = wordsFor(fields);
    const headers = { Location: `${root}/contact/thank-you?ref=${reference}` };
    return new Response(null, { status: 303, headers });
  }
  const words = wordsFor(fields);
  const trouble = troubleOf(result, words);
  // Whoever changed the words after sending them once gets a form without the old key.
  const key = result.outcome === 'key-reused' ? { [formFields.key]: '' } : {};
  if (kind === 'form') return formPage(resource, words, { ...(fields as FormValues), ...key }, trouble);
  if (trouble.status === 422) return inLanguage(words, problem(422, trouble.message));
  return inLanguage(words, retryLater(trouble.status, trouble.message, trouble.retryAfterSeconds ?? 10));
}

const wordsFor = (fields: unknown): PatientWords => patientWords[languageOf(fields)];

/** Says which language an answer is written in; the form takes only what is written in its own. */
function inLanguage({ lang }: PatientWords, answer: Response): Response {
  answer.headers.set('Content-Language', lang);
  return answer;
}

function troubleOf(result: Exclude<StoreOutcome, { reference: string }>, words: PatientWords) {
  const { display } = practice.phone;
  switch (result.outcome) {
    case 'key-reused':
      return { status: 422, message: words.keyReused } as const;
    case 'too-many': {
      const minutes = Math.ceil(result.secondsLeft / 60);
      const wait = minutes > 90 ? words.hours(Math.ceil(minutes / 60)) : words.minutes(minutes);
      const message = words.tooMany(wait, display);
      return { status: 429, message, retryAfterSeconds: result.secondsLeft } as const;
    }
    case 'unavailable':
      return { status: 503, message: words.unavailable(display), retryAfterSeconds: 10 } as const;
  }
}
