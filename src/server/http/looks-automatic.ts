import { fastestFillingMs, formFields } from '#contracts/sending.ts';

/** Whether a body looks as if a machine had filled in the form. A call that knows nothing of the form never does. */
export function looksAutomatic(body: Record<string, unknown>): boolean {
  const trap = body[formFields.trap];
  const openMs = body[formFields.openMs];
  const isTooFast =
    openMs !== undefined && openMs !== null && openMs !== '' && Number(openMs) < fastestFillingMs;
  return (trap !== undefined && trap !== null && trap !== '') || isTooFast;
}
