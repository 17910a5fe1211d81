/** How a patient's form is sent, beside what is in it. */

/** What a successful request or message answers. */
export interface Receipt {
  reference: string;
  status: 'pending';
}

export const idempotencyHeader = 'Idempotency-Key';
/**
 * The form's own fields: the key of this filled form; one that nobody sees and only a machine fills in; and, where no
 * hand was seen at the keys, how long the page had been open.
 */
export const formFields = { key: 'idempotencyKey', trap: 'website', openMs: 'openMs' } as const;
/** Nobody reads and fills in the form faster than this. */
export const fastestFillingMs = 2_000;

export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(key);
}

/** Whether a body looks as if a machine had filled in the form. A call that knows nothing of the form never does. */
export function looksAutomatic(body: Record<string, unknown>): boolean {
  const trap = body[formFields.trap];
  const openMs = body[formFields.openMs];
  const isTooFast =
    openMs !== undefined && openMs !== null && openMs !== '' && Number(openMs) < fastestFillingMs;
  return (trap !== undefined && trap !== null && trap !== '') || isTooFast;
}
