import { idempotencyHeader } from '#contracts/sending.ts';
import { fieldProblem } from './answers.ts';

/** The key that makes a repetition harmless, where the caller gave one: in its header, else as `fallback`. */
export function idempotencyKeyOf(
  request: Request,
  fallback?: string,
): { key: string | undefined } | { refusal: Response } {
  const key = request.headers.get(idempotencyHeader) ?? fallback;
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return { key };
  const message = 'An idempotency key is 1 to 200 visible ASCII characters.';
  return { refusal: fieldProblem(400, idempotencyHeader, message) };
}
