import type { Receipt } from '#contracts/answers/receipt.ts';
import { idempotencyHeader } from '#contracts/sending.ts';
import { call } from './client.ts';

export const appointmentsUrl = '/api/appointments';
export const contactsUrl = '/api/contacts';

/** One attempt takes this long at most; the server answers within nine seconds. */
const attemptTimeLimitMs = 12_000;

/** Sends a filled form. The same key makes a repetition harmless. */
export const sendRequest = (url: string, body: Record<string, unknown>, key: string) =>
  call<Receipt>(url, {
    method: 'POST',
    body,
    headers: { [idempotencyHeader]: key },
    signal: AbortSignal.timeout(attemptTimeLimitMs),
  });
