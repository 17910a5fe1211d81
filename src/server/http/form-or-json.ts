import { formFields } from '#contracts/sending.ts';
import { jsonBodyLimitBytes, mediaType, parseJson, readText, refuse, type BodyReader } from './body.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

/** What a patient's browser sent: through our script as JSON, or as the plain form itself. */
export interface Submission {
  kind: 'json' | 'form';
  fields: unknown;
  idempotencyKey: string | undefined;
}

/** Either content type, at most 64 kB; 415, 413 or 400 otherwise. What is in the fields is looked at later. */
export const formOrJson = {
  read: async (request: Request): ReturnType<BodyReader<Submission>['read']> => {
    const type = mediaType(request);
    const kind = type === 'application/json' ? 'json' : 'form';
    if (kind === 'form' && type !== 'application/x-www-form-urlencoded')
      return refuse(415, 'Send this as application/json or as a form.');
    const text = await readText(request, jsonBodyLimitBytes);
    if (text === undefined) return refuse(413, `This is too large: at most ${jsonBodyLimitBytes} bytes.`);
    const parsed =
      kind === 'json' ? parseJson(text) : { value: Object.fromEntries(new URLSearchParams(text)) };
    if (parsed === undefined) return refuse(400, 'The body is not valid JSON.');
    const given = idempotencyKeyOf(request, formKey(kind, parsed.value));
    if ('refusal' in given) return given;
    return { body: { kind, fields: parsed.value, idempotencyKey: given.key } };
  },
};

/** The form's own key; the page as the host serves it has none yet. */
function formKey(kind: 'json' | 'form', fields: unknown): string | undefined {
  if (kind === 'json') return undefined;
  return (fields as Record<string, string>)[formFields.key] || undefined;
}
